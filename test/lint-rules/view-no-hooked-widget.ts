// as src/features/earnings/views/fence.ts, refused by boundaries/dependencies
export { ErrorState } from '../../../widgets/error-state';
