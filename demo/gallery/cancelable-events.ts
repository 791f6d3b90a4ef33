import type { CancelableCreatorEvent } from '../../elements/events';

/** As a table, so that the type checker misses one that is new. */
const cancelable: Readonly<Record<CancelableCreatorEvent, true>> = { 'creator-navigate': true, 'creator-open-external': true, 'creator-session-expired': true };

/** Whether a page can prevent what follows the event. */
export const isCancelable = (name: string): name is CancelableCreatorEvent => Object.hasOwn(cancelable, name);
