// as src/features/bank-details/views/fence.ts, refused by boundaries/dependencies
export { bankDetailsStore } from '../bank-details-store';
