import type { SvelteHTMLElements } from 'svelte/elements';
import type {} from 'creator-elements/types/svelte';

// svelte-check reads a tag's attributes from here.
type Earnings = SvelteHTMLElements['creator-earnings'];

export const earnings: Earnings = {
  view: 'past_payments',
  class: 'wide',
  'oncreator-navigate': (event) => event.detail.href.startsWith('/'),
};
// @ts-expect-error no such view
export const wrongView: Earnings = { view: 'yesterday' };
// @ts-expect-error periods belong to another element
export const wrongAttribute: Earnings = { period: 'LIFETIME' };
// @ts-expect-error the detail has no such field
export const wrongDetail: Earnings = { 'oncreator-navigate': (event) => event.detail.address };
