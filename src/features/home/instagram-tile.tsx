import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { instagramConnection } from '../../domain/instagram-oauth';
import type { Runtime } from '../../runtime';
import { instagramStore } from '../shared/instagram/instagram-store';
import { profileStore } from '../shared/session/profile-store';
import { homeWords } from '../../text/en/home';
import { instagramWords as words } from '../../text/en/instagram';
import { Button } from '../../widgets/button';
import { checkPath, Icon } from '../../widgets/icons/icon';
import { styledBy } from '../../widgets/styled-by';
import { errorText } from '../shared/screen/error-text';
import { useScreen } from '../shared/screen/screen-context';
import sheet from './instagram-tile.css';
import type { HomeTile } from './views/home-page';

const styled = styledBy(sheet);

/** Sends the code from Instagram, once, and only for a known user: during a login it waits (decision D4). */
export async function sendWaitingCode(runtime: Runtime, basePath: string): Promise<void> {
  const profile = runtime.use(profileStore);
  await profile.ensure();
  if (profile.value()) await runtime.use(instagramStore).sendCode(basePath);
}

/** Leaving Home ends the success animation. */
export function clearInstagram(runtime: Runtime): void {
  runtime.use(instagramStore).clear();
}

/** The connection prompt, or the success animation after connecting; otherwise nothing. Reads signals. */
export function instagramTile(runtime: Runtime): HomeTile[] {
  const profile = runtime.use(profileStore);
  const known = profile.load.value.state === 'idle' ? undefined : profile.value();
  const connecting = runtime.use(instagramStore).connect.value;
  const wanted = known && instagramConnection(known) !== 'connected';
  if (!wanted && connecting === 'idle') return [];
  return [{ id: 'instagram', view: connecting === 'connected' ? <Connected /> : <Prompt /> }];
}

function Connected() {
  return (
    <section ref={styled} className="instagram connected" role="status">
      <span className="connected-mark"><Icon path={checkPath} size={36} /></span>
      <h2>{words.connected}</h2>
      <p className="muted">{words.connectedText}</p>
    </section>
  );
}

function Prompt() {
  useSignals();
  const { runtime, basePath } = useScreen();
  const instagram = runtime.use(instagramStore);
  const connecting = instagram.connect.value;
  const profile = runtime.use(profileStore).value();
  const again = profile !== undefined && instagramConnection(profile) === 'expired';
  const note = connecting === 'refused' || connecting === 'failed' ? words[connecting] : undefined;

  useEffect(() => {
    if (connecting !== 'failed') return;
    const text = again ? homeWords.reconnect : errorText(instagram.failure.peek());
    if (text) runtime.toasts.show('error', text);
  }, [connecting, again, instagram, runtime]);

  return (
    <section ref={styled} className="instagram" aria-labelledby="instagram">
      <h2 id="instagram">{again ? words.reconnectTitle : words.title}</h2>
      <p className="muted">{again ? words.reconnectText : words.text}</p>
      {note && <p className="instagram-note" role="alert">{note}</p>}
      <Button
        busy={connecting === 'waiting' || connecting === 'sending'}
        onClick={() => location.assign(instagram.authorizeAddress(basePath))}
      >
        {words.connect}
      </Button>
    </section>
  );
}
