// as src/stores/fence.ts, refused by boundaries/dependencies
export { useScreen } from '../screens/shared/screen-context';
