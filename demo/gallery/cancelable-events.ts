import type { CancelableCreatorEvent } from '../../elements/events';

/** As a table, so that the type checker reports a missing event. */
const cancelable: Readonly<Record<CancelableCreatorEvent, true>> = { 'creator-navigate': true, 'creator-open-external': true, 'creator-session-expired': true };

/** Whether a page can cancel the event. */
export const isCancelable = (name: string): name is CancelableCreatorEvent => Object.hasOwn(cancelable, name);
