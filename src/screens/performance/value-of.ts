import type { Load } from '../../domain/load';

/** What a load has to show: its value, or the older one while a newer is on its way. */
export function valueOf<T>(load: Load<T>): T | undefined {
  if (load.state === 'ready') return load.value;
  return load.state === 'loading' ? load.stale : undefined;
}
