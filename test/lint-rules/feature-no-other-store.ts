// as src/features/help/fence.tsx, refused by boundaries/dependencies
export { homeScreen } from '../earnings/earnings-store';
