// as src/features/earnings/earnings-first.tsx, refused by boundaries/dependencies
export { EarningsScreen } from './earnings-screen';
