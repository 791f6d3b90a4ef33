// as elements/creator-fence.ts, refused by boundaries/dependencies
export { createMarketplace } from '../demo/marketplace/marketplace';
