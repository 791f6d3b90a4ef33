// as elements/creator-app.ts, refused by boundaries/dependencies
export { useScreen } from '../src/screens/shared/screen-context';
