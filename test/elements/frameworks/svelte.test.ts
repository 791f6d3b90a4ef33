import { describeFramework } from '../../support/framework-cases';
import { framework } from './svelte/adapter';

// Svelte sets objects as properties where each stands by itself. Spread, they become attributes until the tag is defined, and
// attributes they stay for that tag, since Svelte remembers the properties of the plain element.
describeFramework('Svelte 5', framework, { richEarly: 'lost', values: 'before' });
