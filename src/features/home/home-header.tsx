import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { valueAtHand } from '../../domain/load';
import { profileStore } from '../shared/session/profile-store';
import { mediaAddress } from '../shared/screen/safe-address';
import { lazyPart } from '../shared/screen/lazy-part';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { HomeHead } from './views/home-page';

const AccountSheet = lazyPart(() => import('./account-sheet'), 'AccountSheet');

/** Greets the creator by the name of the connected account; the picture opens the account. */
export function HomeHeader() {
  useSignals();
  const { runtime } = useScreen();
  const { brand } = runtime;
  const [open, setOpen] = useState(false);
  const profile = valueAtHand(useStore(profileStore).load.value);
  const picture = mediaAddress(runtime, profile?.instagram_profile_picture_url);
  return (
    <HomeHead brand={brand.name} name={profile?.instagram_name} username={profile?.instagram_username} picture={picture} onAccount={() => setOpen(true)}>
      {open && <AccountSheet onClose={() => setOpen(false)} />}
    </HomeHead>
  );
}
