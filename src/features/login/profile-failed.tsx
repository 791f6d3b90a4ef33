import { useSignals } from '@preact/signals-react/runtime';
import { placeStore } from '../shared/session/place-store';
import { profileStore } from '../shared/session/profile-store';
import { sessionStore } from '../shared/session/session-store';
import { loginWords } from '../../text/en/login';
import { widgetWords } from '../../text/en/widgets';
import { Banner } from '../../widgets/banner';
import { Button } from '../../widgets/button';
import { useScreen } from '../shared/screen/screen-context';
import { Support } from '../shared/support/support';
import { useStore } from '../shared/screen/store-hooks';
import { useOnce } from '../shared/screen/use-once';
import { useTellError } from '../shared/screen/error-text';

/** The creator is logged in, but the profile could not be loaded (LOGIN-13): shows it with Retry. */
export function ProfileFailed() {
  useSignals();
  const { navigate } = useScreen();
  const place = useStore(placeStore);
  const session = useStore(sessionStore);
  const profile = useStore(profileStore);
  const tell = useTellError();
  const [busy, once] = useOnce();
  if (!place.profileFailed.value) return null;
  const retry = () => once(async () => {
    await profile.refresh();
    const load = profile.load.peek();
    if (load.state === 'failed') return tell(load.error);
    if (load.state !== 'ready') return;
    const { route, params, query } = place.take(session.$userId.get());
    navigate(route, params, { query, replace: true });
  });
  const words = loginWords.profileFailed;
  return (
    <div role="alert">
      <Banner tone="danger" title={words.title} action={<Button busy={busy} onClick={() => void retry()}>{widgetWords.error.retry}</Button>}>
        {words.text}
      </Banner>
      <Support />
    </div>
  );
}
