// as src/features/help/fence-store.ts, refused by boundaries/dependencies
export { useScreen } from '../shared/screen/screen-context';
