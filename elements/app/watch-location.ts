export type HowChanged = 'push' | 'replace' | 'traverse';

type Listener = (event: { navigationType: HowChanged | null }) => void;

/** Only what is used of the Navigation API. Safari has it from 26.2 on, Firefox from 147 on. */
interface Navigation {
  addEventListener(type: 'currententrychange', listener: Listener): void;
  removeEventListener(type: 'currententrychange', listener: Listener): void;
}

/** How often an older browser is asked for its address. */
const everyMs = 300;

/**
 * Hears of each change of the address or the history's state, also by `history.pushState()`, which dispatches no event.
 * @param changed is called after `popstate`; `how` is undefined where the browser does not tell it
 * @param isOurs whether a change that happens now is our own, which is not told
 * @returns a function that ends it
 */
export function watchLocation(changed: (how?: HowChanged) => void, isOurs = () => false): () => void {
  const { navigation } = globalThis as { navigation?: Navigation };
  // In an older browser an element with this id has the name, too.
  if (!navigation || !('currentEntry' in navigation)) {
    const asking = setInterval(() => changed(), everyMs);
    return () => clearInterval(asking);
  }
  let task: ReturnType<typeof setTimeout> | undefined;
  let how: HowChanged | undefined;
  const soon: Listener = ({ navigationType }) => {
    if (isOurs()) return;
    // Null where only the state has changed. What was added is changed again by the router that added it.
    if (how !== 'push' || navigationType === 'traverse') how = navigationType ?? 'replace';
    task ??= setTimeout(() => {
      task = undefined;
      const before = how;
      how = undefined;
      changed(before);
    });
  };
  navigation.addEventListener('currententrychange', soon);
  return () => {
    clearTimeout(task);
    navigation.removeEventListener('currententrychange', soon);
  };
}
