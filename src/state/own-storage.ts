/** The prefix of all our keys, so that deleting them leaves the host page's keys. */
export const storagePrefix = 'creator:';

export const userIdKey = `${storagePrefix}user-id`;
export const enteredFromKey = `${storagePrefix}entered-from`;
/** Keys with this prefix are in session storage, for one tab, and are deleted at the logout. */
export const tabPrefix = `${storagePrefix}tab:`;

/** Removes the session from local storage, even if nothing on this page has created its store. */
export function forgetSession(): void {
  try {
    localStorage.removeItem(userIdKey);
    localStorage.removeItem(enteredFromKey);
  } catch {
    // if storage is refused, nothing was stored
  }
}

/** Removes what was stored for this tab, drafts included. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(tabPrefix)) sessionStorage.removeItem(key);
  } catch {
    // as above
  }
}
