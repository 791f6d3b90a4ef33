// as src/features/earnings/views/fence.ts, refused by boundaries/dependencies
export { getEarnings } from '../../../api/contract/earnings';
