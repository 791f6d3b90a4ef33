// as src/features/earnings/views/fence.ts, refused by boundaries/dependencies
export { earningsStore } from '../earnings-store';
