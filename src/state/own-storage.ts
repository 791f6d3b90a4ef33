/** Every key that we write starts with this, so that clearing ours leaves the host page's alone. */
export const storagePrefix = 'creator:';

export const userIdKey = `${storagePrefix}user-id`;
export const enteredFromKey = `${storagePrefix}entered-from`;
/** What begins so is kept for one tab, in session storage, and goes when the creator logs out. */
export const tabPrefix = `${storagePrefix}tab:`;

/** Takes the session out of local storage, also where nothing on this page has made a store of it. */
export function forgetSession(): void {
  try {
    localStorage.removeItem(userIdKey);
    localStorage.removeItem(enteredFromKey);
  } catch {
    // where storage is refused nothing was kept in it
  }
}

/** Takes out what was kept for this tab, drafts among it. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(tabPrefix)) sessionStorage.removeItem(key);
  } catch {
    // as above
  }
}
