/** Writes `service-worker.js` into the folder of a built app. */
export function writeServiceWorker(folder: string): Promise<void>;
