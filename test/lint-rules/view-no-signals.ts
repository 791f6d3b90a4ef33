// as src/features/earnings/views/fence.ts, refused by boundaries/dependencies
export { useSignals } from '@preact/signals-react/runtime';
