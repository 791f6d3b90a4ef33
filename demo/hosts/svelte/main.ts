import { mount } from 'svelte';
import Shop from './shop.svelte';

const target = document.getElementById('shop');
if (target) mount(Shop, { target });
