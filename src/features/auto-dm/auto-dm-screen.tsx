import { useSignals } from '@preact/signals-react/runtime';
import { useState, type ReactNode } from 'react';
import { defaultTriggerWords } from '../../domain/auto-dm-defaults';
import { defaultAutoReply } from '../../domain/auto-dm-defaults';
import { instagramConnection } from '../../domain/instagram-oauth';
import { failureOf, valueAtHand } from '../../domain/load';
import { autoDmStore } from './auto-dm-store';
import { latestPostsStore } from '../shared/posts/latest-posts-store';
import { profileStore } from '../shared/session/profile-store';
import { autoDmWords as words } from '../../text/en/auto-dm';
import { AsOf } from '../../widgets/as-of';
import { Card } from '../../widgets/card';
import { ErrorState } from '../../widgets/error-state';
import { chevronDownPath, Icon } from '../../widgets/icons/icon';
import { PageHeader } from '../../widgets/page-header';
import { Skeleton } from '../../widgets/skeleton';
import { styledBy } from '../../widgets/styled-by';
import { lazyPart } from '../shared/screen/lazy-part';
import { useScreen } from '../shared/screen/screen-context';
import { useEnsured, useLoads } from '../shared/screen/store-hooks';
import { Awaited } from '../shared/session/awaited';
import sheet from './auto-dm.css';
import { useOpenInstagram } from '../shared/instagram/use-open-instagram';
import { CustomCard } from './custom-card';
import { LinkedPosts } from './linked-posts';
import { SwitchCard } from './switch-card';
import { Tester } from './tester';

const styled = styledBy(sheet);

const ConnectPrompt = lazyPart(() => import('../shared/instagram/connect-prompt'), 'ConnectPrompt');

/** Needed only after the Instagram password was changed. */
const PasswordAlertDrawer = lazyPart(() => import('../../widgets/password-alert-drawer'), 'PasswordAlertDrawer');

/** /auto-dm-activated: the AutoDM switch, the posts it works for, and its trigger words. */
export function AutoDmScreen() {
  useSignals();
  const { runtime } = useScreen();
  const store = useEnsured(autoDmStore);
  const posts = useEnsured(latestPostsStore);
  const [alertClosed, setAlertClosed] = useState(false);
  const profiles = useEnsured(profileStore);
  const openInstagram = useOpenInstagram();

  const load = store.details.load.value;
  const wordsLoad = store.words.load.value;
  const postsLoad = posts.load.value;
  const profileLoad = profiles.load.value;
  const details = valueAtHand(load);
  const profile = valueAtHand(profileLoad);
  const error = failureOf(load) ?? failureOf(profileLoad);
  const retry = useLoads([
    { load, refresh: store.details.refresh },
    { load: profileLoad, refresh: profiles.refresh },
    { load: wordsLoad, refresh: store.words.refresh, weight: 'part' },
    { load: postsLoad, refresh: posts.refresh, weight: 'part' },
  ]);
  if (error) return <Page><ErrorState error={error} onRetry={retry} /></Page>;
  if (!details || !profile) return <Page><Skeleton shape="card" count={4} /></Page>;

  const connection = instagramConnection(profile);
  const reconnect = connection === 'expired';
  const usable = connection === 'connected';
  const defaults = details.default_trigger_words ?? defaultTriggerWords(runtime.brand.name);
  const reply = details.default_auto_reply || defaultAutoReply;
  const main = (
    <>
      {usable ? <SwitchCard profile={profile} messages={details.messages_last_7_days} /> : <Awaited fallback={<div className="autodm-prompt"><Skeleton shape="card" /></div>}><ConnectPrompt again={reconnect} /></Awaited>}
      {connection !== 'none' && <LinkedPosts />}
      {usable && <Tester profile={profile} defaults={defaults} reply={reply} />}
    </>
  );
  return (
    <Page>
      <AsOf loads={[load, profileLoad, wordsLoad, postsLoad]} onRetry={retry} />
      {reconnect && !alertClosed && (
        <PasswordAlertDrawer
          open
          onClose={() => setAlertClosed(true)}
          onRedirect={openInstagram}
        />
      )}
      <Columns main={main} words={<><CustomCard defaults={defaults} /><DefaultCards defaults={defaults} reply={reply} /></>} />
    </Page>
  );
}

/** What always works without the creator's doing. */
function DefaultCards({ defaults, reply }: { defaults: readonly string[]; reply: string }) {
  return (
    <>
      <Card as="section" labelledBy="defaults">
        <details className="autodm-fold">
          <summary>
            <h2 id="defaults">{words.defaults.title}</h2>
            <span className="muted">{words.defaults.lead(defaults.length)}</span>
            <Icon path={chevronDownPath} />
          </summary>
          <ul className="autodm-chips" aria-labelledby="defaults">
            {defaults.map((word) => <li key={word} dir="auto">{word}</li>)}
          </ul>
        </details>
      </Card>
      <Card as="section" labelledBy="reply">
        <div>
          <h2 id="reply">{words.reply.title}</h2>
          <p className="muted">{words.reply.lead}</p>
        </div>
        <p className="autodm-reply" dir="auto">{reply}</p>
      </Card>
    </>
  );
}

/** What AutoDM does, and the words it answers to: side by side where the element is wide enough. */
function Columns({ main, words: side }: { main: ReactNode; words: ReactNode }) {
  return (
    <div className="autodm-side-by-side">
      <div className="autodm-column">{main}</div>
      <div className="autodm-column">{side}</div>
    </div>
  );
}

function Page({ children }: { children: ReactNode }) {
  return <div ref={styled} className="column columns"><PageHeader title={words.title} />{children}</div>;
}
