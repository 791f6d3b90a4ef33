import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { failureOf } from '../../../domain/load';
import { profileStore } from './profile-store';
import { profileNoteWords } from '../../../text/en/errors';
import { widgetWords } from '../../../text/en/widgets';
import { Banner } from '../../../widgets/banner';
import { Button } from '../../../widgets/button';
import { useOffline } from '../../../widgets/use-offline';
import { useScreen } from '../screen/screen-context';
import { useStore } from '../screen/store-hooks';
import { useOnce } from '../screen/use-once';

/**
 * Shown where something depends on the profile while the profile could not be loaded: without a message it would look
 * like a removed function. The element is `degraded` meanwhile, and `refresh()` loads the profile again too.
 */
export function ProfileNote({ about }: { about: keyof typeof profileNoteWords }) {
  useSignals();
  const { onRefresh, lack } = useScreen();
  const profile = useStore(profileStore);
  const [busy, once] = useOnce();
  useEffect(() => onRefresh(() => (failureOf(profile.load.peek()) ? profile.refresh() : undefined)), [onRefresh, profile]);
  const error = failureOf(profile.load.value);
  // Whatever other resources report, this one counts.
  useEffect(() => error && lack(error), [error, lack]);
  const offline = useOffline(error, profile.refresh);
  if (!error && !busy) return null;
  return (
    <div role="status">
      <Banner tone="pending" action={<Button busy={busy} onClick={() => void once(profile.refresh)}>{widgetWords.error.retry}</Button>}>
        {offline ? `${widgetWords.offline.title}. ${profileNoteWords[about]}` : profileNoteWords[about]}
      </Banner>
    </div>
  );
}
