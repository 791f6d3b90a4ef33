import { mount } from 'svelte';
import Page from './page.svelte';
import './theme.css';

const target = document.getElementById('page');
if (target) mount(Page, { target });
