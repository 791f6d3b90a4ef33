import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { defaultAutoReply, defaultTriggerWords } from '../../domain/auto-dm-defaults';
import { autoDmStore } from '../../stores/auto-dm-store';
import { profileStore } from '../../stores/profile-store';
import { autoDmWords as words } from '../../text/en/auto-dm';
import { Card } from '../../widgets/card';
import { ErrorState } from '../../widgets/error-state';
import { Icon } from '../../widgets/icons/icon';
import { chevronRightPath } from '../../widgets/icons/first-paths';
import { PageHeader } from '../../widgets/page-header';
import { Skeleton } from '../../widgets/skeleton';
import { useSheet } from '../../widgets/use-sheet';
import { RouteLink } from '../shared/route-link';
import { useScreen } from '../shared/screen-context';
import sheet from './auto-dm.css';
import { ConnectPrompt } from './connect-prompt';
import { CustomWords } from './custom-words';
import { SwitchCard } from './switch-card';

/** /auto-dm-activated: the switch of AutoDM and the words that set it off. */
export function AutoDmScreen() {
  useSignals();
  useSheet(sheet);
  const { runtime, setStatus, onRefresh } = useScreen();
  const store = runtime.use(autoDmStore);
  const profiles = runtime.use(profileStore);

  // A layout effect, so that leaving is over before the element can come back.
  useLayoutEffect(() => {
    void profiles.ensure();
    void store.ensure();
    return store.reset;
  }, [store, profiles]);
  useEffect(() => onRefresh(async () => {
    await Promise.all([profiles.reload(), store.refresh()]);
  }), [onRefresh, store, profiles]);

  const load = store.details.value;
  const profileLoad = profiles.load.value;
  const details = load.state === 'ready' ? load.value : load.state === 'loading' ? load.stale : undefined;
  const profile = profileLoad.state === 'idle' ? undefined : profiles.profile();
  const failed = load.state === 'failed' || (profileLoad.state === 'failed' && !profile);
  const wordsState = store.words.value.state;
  const settled = wordsState === 'ready' || wordsState === 'failed';
  const status = failed ? 'error' : !details || !profile || !settled ? 'loading' : wordsState === 'failed' ? 'degraded' : 'ready';
  useEffect(() => setStatus(status), [status, setStatus]);

  const retry = () => {
    void profiles.ensure();
    void store.ensure();
  };
  if (failed) return <Page><ErrorState onRetry={retry} /></Page>;
  if (!details || !profile) return <Page><Skeleton shape="card" count={4} /></Page>;

  const usable = profile.instagram_connected === true && !profile.instagram_reconnect_required;
  const defaults = details.default_trigger_words ?? defaultTriggerWords(runtime.brand.name);
  return (
    <Page>
      {usable ? <SwitchCard profile={profile} /> : <ConnectPrompt again={profile.instagram_reconnect_required === true} />}
      <RouteLink to="autoDmListing" className="autodm-link">{words.posts}<Icon path={chevronRightPath} size={18} /></RouteLink>
      <CustomWords defaults={defaults} />
      <Card as="section" labelledBy="defaults">
        <div>
          <h2 id="defaults">{words.defaults.title}</h2>
          <p className="muted">{words.defaults.lead}</p>
        </div>
        <ul className="autodm-chips" aria-labelledby="defaults">
          {defaults.map((word) => <li key={word} dir="auto">{word}</li>)}
        </ul>
      </Card>
      <Card as="section" labelledBy="reply">
        <div>
          <h2 id="reply">{words.reply.title}</h2>
          <p className="muted">{words.reply.lead}</p>
        </div>
        <p className="autodm-reply" dir="auto">{details.default_auto_reply || defaultAutoReply}</p>
      </Card>
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return <div className="column"><PageHeader title={words.title} />{children}</div>;
}
