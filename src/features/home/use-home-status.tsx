import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, type ReactNode } from 'react';
import { instagramConnection } from '../../domain/instagram-oauth';
import { failureOf, valueAtHand, type Load } from '../../domain/load';
import { earningsStore } from '../shared/payments/earnings-store';
import { isMissing } from './money-tiles';
import { homeStore } from '../shared/posts/home-store';
import { profileStore } from '../shared/session/profile-store';
import { homeWords } from '../../text/en/home';
import { AsOf } from '../../widgets/as-of';
import { errorText } from '../shared/screen/error-text';
import { useScreen } from '../shared/screen/screen-context';
import { useLoads, useStore } from '../shared/screen/store-hooks';

interface HomeStatus {
  /** If every list failed and there are no earlier values; a single failure does not affect the others. */
  error: Error | undefined;
  retry: () => void;
  /** Shows the time when the lists were read, if they could not be refreshed. */
  note: ReactNode;
}

/** Reports the status of Home and its failures: one toast per text, once all lists have settled. */
export function useHomeStatus(): HomeStatus {
  useSignals();
  const { runtime } = useScreen();
  const store = useStore(homeStore);
  const profile = useStore(profileStore);
  const earnings = useStore(earningsStore);
  const known = profile.load.value;
  const lists: Load<unknown>[] = [store.posts.load.value, store.links.load.value, store.codes.load.value];
  const retry = useLoads([
    { load: store.posts.load.value, refresh: store.posts.refresh, weight: 'some' },
    { load: store.links.load.value, refresh: store.links.refresh, weight: 'some' },
    { load: store.codes.load.value, refresh: store.codes.refresh, weight: 'some' },
    { load: store.banner.load.value, refresh: store.banner.refresh, weight: 'extra' },
    { load: known, refresh: profile.refresh, weight: 'part' },
    { load: earnings.load.value, refresh: earnings.refresh, weight: isMissing(earnings.load.value) ? 'extra' : 'part' },
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

  return {
    error: failures === lists.length ? failureOf(lists[0] as Load<unknown>) : undefined,
    retry,
    note: <AsOf loads={[...lists, known, earnings.load.value]} onRetry={retry} />,
  };
}
