/** What `npm run dev` (build/dev.mjs) needs of the sandbox. */
export { scenarios } from './apply-scenario';
export { demoPhone } from './brand';
export { createMarketplace } from './marketplace';
