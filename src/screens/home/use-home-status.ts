import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { homeStore } from '../../stores/home-store';
import { profileStore } from '../../stores/profile-store';
import { homeWords } from '../../text/en/home';
import { errorText } from '../shared/error-text';
import { useScreen } from '../shared/screen-context';

/**
 * Says how far Home is and what failed: one toast per text, once everything has settled.
 * True when every list failed; a single failure leaves the others standing.
 */
export function useHomeStatus(): boolean {
  useSignals();
  const { runtime, setStatus } = useScreen();
  const store = runtime.use(homeStore);
  const profile = runtime.use(profileStore);
  const loads = [store.posts.value, store.links.value, store.codes.value];
  const settled = loads.every(({ state }) => state === 'ready' || state === 'failed');
  const failures = loads.filter(({ state }) => state === 'failed').length;
  const profileFailed = profile.load.value.state === 'failed';

  useEffect(() => {
    if (!settled) return setStatus('loading');
    const reconnect = profile.profile()?.instagram_reconnect_required === true;
    const texts = [store.posts, store.links, store.codes].map((load) => {
      const now = load.peek();
      if (now.state !== 'failed') return undefined;
      return load === store.posts && reconnect ? homeWords.reconnect : errorText(now.error);
    });
    for (const text of new Set(texts)) if (text) runtime.toasts.show('error', text);
    setStatus(failures === 3 ? 'error' : failures > 0 || profileFailed ? 'degraded' : 'ready');
  }, [settled, failures, profileFailed, runtime, setStatus, store, profile]);

  return settled && failures === 3;
}
