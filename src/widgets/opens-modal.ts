/** The event of a modal dialog that is about to open; it bubbles inside the element, and preventing it keeps it closed. */
export const opensModal = 'creator-opens-modal';
