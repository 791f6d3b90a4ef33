// as src/widgets/badge.tsx, refused by boundaries/dependencies
export { ErrorState } from './error-state';
