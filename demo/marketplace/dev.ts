/** What `npm run dev` (build/dev.mjs) uses of the sandbox. */
export { scenarios } from './apply-scenario';
export { demoPhone } from './brand';
export { createMarketplace } from './marketplace';
