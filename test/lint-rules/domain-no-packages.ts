// as src/domain/fence.ts, refused by boundaries/dependencies
export { signal } from '@preact/signals-core';
