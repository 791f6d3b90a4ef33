// as src/features/help/views/fence.ts, refused by boundaries/dependencies
export { Overview } from '../../earnings/views/overview';
