import type { ScreenHost, ScreenStatus } from '../src/features/shared/screen/screen-context';

interface StatusOptions {
  /** False after the screen has been replaced or removed: what it still reports affects nothing. */
  isCurrent: () => boolean;
  /** Called with the status of the whole screen, after each report. */
  show: (status: ScreenStatus) => unknown;
  /** Called once with each failure of a load. Failed writes are not reported: the screen shows a toast. */
  tell: (error: Error) => void;
}

/**
 * One status out of what a screen reports of itself, of the code that it waits for, and of the parts that it lacks:
 * `error` if its data failed, else `loading` as long as code is missing, else `degraded` as long as a part is missing.
 */
export function createScreenStatus({ isCurrent, show, tell }: StatusOptions): Pick<ScreenHost, 'setStatus' | 'onStatus' | 'wait' | 'lack'> {
  let waits = 0;
  let lacks = 0;
  let said: [ScreenStatus, Error?] = ['loading'];
  let shown: ScreenStatus = 'loading';
  const watchers = new Set<(status: ScreenStatus) => void>();
  const told = new WeakSet<Error>();

  const tellOnce = (error: Error | undefined) => {
    if (!error || told.has(error)) return;
    told.add(error);
    tell(error);
  };
  const apply = () => {
    if (!isCurrent()) return;
    const [status, error] = said;
    shown = waits > 0 && status !== 'error' ? 'loading' : status === 'ready' && lacks > 0 ? 'degraded' : status;
    show(shown);
    for (const watch of watchers) watch(shown);
    tellOnce(error);
  };

  return {
    setStatus: (...now) => {
      said = now;
      apply();
    },
    onStatus: (watch) => {
      watchers.add(watch);
      watch(shown);
      return () => watchers.delete(watch);
    },
    wait: () => {
      waits++;
      apply();
      return () => {
        waits--;
        queueMicrotask(apply); // the new view reports its status first
      };
    },
    lack: (error) => {
      lacks++;
      apply();
      if (isCurrent()) tellOnce(error);
      return () => {
        lacks--;
        apply();
      };
    },
  };
}
