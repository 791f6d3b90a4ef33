// as elements/creator-app.ts, refused by boundaries/dependencies
export { useScreen } from '../src/features/shared/screen/screen-context';
