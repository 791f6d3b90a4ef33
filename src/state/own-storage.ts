/** The prefix of all our keys, so that deleting them leaves the host page's keys. */
export const storagePrefix = 'creator:';

export const userIdKey = `${storagePrefix}user-id`;
export const enteredFromKey = `${storagePrefix}entered-from`;
/** The version of performance that this creator had last, which is no secret. */
export const performanceKey = `${storagePrefix}performance`;
/** The totals of the last visit, so that Home can say what came since. */
export const lastVisitKey = `${storagePrefix}last-visit`;
/** Keys with this prefix are in session storage, for one tab, and are deleted at the logout. */
export const tabPrefix = `${storagePrefix}tab:`;

/**
 * The last good answers (`remembered`): in session storage the answers themselves, in local storage the key under which
 * IndexedDB has them. Without that key nobody finds them.
 */
export const rememberedKey = `${storagePrefix}last-answers`;

/** The creator who has logged in here; empty if nobody has. */
export function storedUser(): string {
  try {
    return localStorage.getItem(userIdKey) ?? '';
  } catch {
    return ''; // storage is refused
  }
}

/** Removes the last good answers, or the key to them. */
export function forgetAnswers(): void {
  try {
    sessionStorage.removeItem(rememberedKey);
    localStorage.removeItem(rememberedKey);
  } catch {
    // if storage is refused, nothing was stored
  }
}

/** Removes the session from local storage, even if nothing on this page has created its store. */
export function forgetSession(): void {
  try {
    localStorage.removeItem(userIdKey);
    localStorage.removeItem(enteredFromKey);
    localStorage.removeItem(performanceKey);
    localStorage.removeItem(lastVisitKey);
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
