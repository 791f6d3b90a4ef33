/** Until what runs now, and everything that waits for it as a microtask, is over. */
export const nextTask = () => new Promise<void>((resolve) => { setTimeout(resolve); });
