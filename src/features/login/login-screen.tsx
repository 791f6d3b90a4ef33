import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useBackLayer } from '../../widgets/use-back-layer';
import { LanguagePlace } from '../shared/language/language-place';
import { lazyPart } from '../shared/screen/lazy-part';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { placeStore } from '../shared/session/place-store';
import { sessionStore } from '../shared/session/session-store';
import { loginStore } from './login-store';
import { OtpForm } from './otp-form';
import { PhoneForm } from './phone-form';
import { ProfileFailed } from './profile-failed';
import { LoginPage } from './views/login-page';

const SignUpSheet = lazyPart(() => import('./sign-up-sheet'), 'SignUpSheet');

/** Login with a phone number and a one-time password (specification sections 2 and 4). */
export function LoginScreen() {
  useSignals();
  const { runtime, navigate, setStatus, track } = useScreen();
  const store = useStore(loginStore);
  const session = useStore(sessionStore);
  const place = useStore(placeStore);
  const [joining, setJoining] = useState<'closed' | 'asked' | 'unregistered'>('closed');

  useEffect(() => setStatus('ready'), [setStatus]);

  useBackLayer(store.step.value === 'otp', store.changeNumber);

  const logIn = async (otp: string) => {
    const outcome = await store.logIn(otp);
    if (outcome === 'unregistered') setJoining('unregistered');
    if (outcome !== 'registered') return;
    const userId = session.$userId.get();
    track('identify', { user_id: userId });
    const { route, params, query } = place.take(userId);
    navigate(route, params, { query, replace: true });
  };

  return (
    <>
      <LoginPage brand={runtime.brand.name} onJoin={() => setJoining('asked')}>
        <ProfileFailed />
        {store.step.value === 'phone' ? <PhoneForm /> : <OtpForm onSubmit={(otp) => void logIn(otp)} />}
      </LoginPage>
      <div className="column"><LanguagePlace /></div>
      {joining !== 'closed' && <SignUpSheet unregistered={joining === 'unregistered'} onClose={() => setJoining('closed')} />}
    </>
  );
}
