// as src/features/earnings/views/fence.ts, refused by boundaries/dependencies
export { useScreen } from '../../shared/screen/screen-context';
