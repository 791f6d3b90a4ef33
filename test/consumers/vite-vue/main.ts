import { createApp } from 'vue';
import Page from './page.vue';
import './theme.css';

createApp(Page).mount('#page');
