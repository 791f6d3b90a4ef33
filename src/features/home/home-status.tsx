import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { hasNoCall } from '../../api/lacks-call';
import { instagramConnection } from '../../domain/instagram-oauth';
import { failureOf, valueAtHand, type Load } from '../../domain/load';
import type { Runtime } from '../../runtime';
import { earningsStore } from '../shared/payments/earnings-store';
import { homeStore } from '../shared/posts/home-store';
import { profileStore } from '../shared/session/profile-store';
import { homeWords } from '../../text/en/home';
import { AsOf } from '../../widgets/as-of';
import { errorText } from '../shared/screen/error-text';
import { useScreen } from '../shared/screen/screen-context';
import { refreshFailed, useLoads, useStore } from '../shared/screen/store-hooks';

/** If every list failed and there are no earlier values; a single failure does not affect the others. Reads signals. */
export function homeError(runtime: Runtime): Error | undefined {
  const { posts, links, codes } = runtime.use(homeStore);
  const errors = [posts, links, codes].map(({ load }) => failureOf(load.value));
  return errors.every(Boolean) ? errors[0] : undefined;
}

/** Loads again what has failed or could not be refreshed. */
export function retryHome(runtime: Runtime): void {
  const { posts, links, codes, banner } = runtime.use(homeStore);
  const shown = [posts, links, codes, banner, runtime.use(profileStore), runtime.use(earningsStore)];
  refreshFailed(shown.map(({ load, refresh }) => ({ load: load.peek(), refresh })));
}

/** When what is shown was read, if it could not be refreshed. */
export function HomeNote() {
  useSignals();
  const { runtime } = useScreen();
  const { posts, links, codes } = useStore(homeStore);
  const loads = [posts, links, codes, useStore(profileStore), useStore(earningsStore)].map(({ load }) => load.value);
  return <AsOf loads={loads} onRetry={() => retryHome(runtime)} />;
}

/** Reports the status of Home and its failures: one toast per text, once all lists have settled. Shows nothing itself. */
export function HomeStatus() {
  useSignals();
  const { runtime } = useScreen();
  const store = useStore(homeStore);
  const profile = useStore(profileStore);
  const earnings = useStore(earningsStore);
  const known = profile.load.value;
  const lists: Load<unknown>[] = [store.posts.load.value, store.links.load.value, store.codes.load.value];
  useLoads([
    { load: store.posts.load.value, refresh: store.posts.refresh, weight: 'some' },
    { load: store.links.load.value, refresh: store.links.refresh, weight: 'some' },
    { load: store.codes.load.value, refresh: store.codes.refresh, weight: 'some' },
    { load: store.banner.load.value, refresh: store.banner.refresh, weight: 'extra' },
    { load: known, refresh: profile.refresh, weight: 'part' },
    { load: earnings.load.value, refresh: earnings.refresh, weight: hasNoCall(failureOf(earnings.load.value)) ? 'extra' : 'part' },
  ]);
  const settled = lists.every((load) => load.state === 'failed' || valueAtHand(load) !== undefined);
  const failures = lists.filter(failureOf).length;

  useEffect(() => {
    if (!settled) return;
    const creator = profile.value();
    const reconnect = creator !== undefined && instagramConnection(creator) === 'expired';
    const texts = [store.posts, store.links, store.codes].map(({ load }) => {
      const error = failureOf(load.peek());
      return error && (load === store.posts.load && reconnect ? homeWords.reconnect : errorText(error));
    });
    for (const text of new Set(texts)) if (text) runtime.toasts.show('error', text);
  }, [settled, failures, runtime, store, profile]);

  return null;
}
