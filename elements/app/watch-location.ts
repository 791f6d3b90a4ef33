/** Only what is used of the Navigation API. Safari has it from 26.2 on, Firefox from 147 on. */
interface Navigation {
  addEventListener(type: 'currententrychange', listener: (event: { navigationType: string | null }) => void): void;
  removeEventListener(type: 'currententrychange', listener: (event: { navigationType: string | null }) => void): void;
}

/** How often an older browser is asked for its address. */
const everyMs = 300;

/**
 * Hears of each change of the address or the history's state, also by `history.pushState()`, which dispatches no event.
 * @param changed is called after `popstate`; `isNew` says whether the history has a new entry, where that is known
 * @returns a function that ends it
 */
export function watchLocation(changed: (isNew?: boolean) => void): () => void {
  const { navigation } = globalThis as { navigation?: Navigation };
  // In an older browser an element with this id has the name, too.
  if (!navigation || !('currentEntry' in navigation)) {
    const asking = setInterval(() => changed(), everyMs);
    return () => clearInterval(asking);
  }
  let task: ReturnType<typeof setTimeout> | undefined;
  let isNew = false;
  const soon = ({ navigationType }: { navigationType: string | null }) => {
    isNew ||= navigationType === 'push';
    task ??= setTimeout(() => {
      task = undefined;
      const hasNew = isNew;
      isNew = false;
      changed(hasNew);
    });
  };
  navigation.addEventListener('currententrychange', soon);
  return () => {
    clearTimeout(task);
    navigation.removeEventListener('currententrychange', soon);
  };
}
