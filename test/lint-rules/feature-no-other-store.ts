// as src/features/help/fence.tsx, refused by boundaries/dependencies
export { bankDetailsStore } from '../bank-details/bank-details-store';
