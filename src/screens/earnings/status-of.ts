import type { Load } from '../../domain/load';
import type { ScreenStatus } from '../shared/screen-context';

/** How far a view is, for the element that holds it. */
export const statusOf = ({ state }: Load<unknown>): ScreenStatus =>
  state === 'failed' ? 'error' : state === 'ready' ? 'ready' : 'loading';
