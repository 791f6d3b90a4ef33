import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { valueAtHand } from '../../domain/load';
import { profileStore } from '../shared/session/profile-store';
import { homeWords } from '../../text/en/home';
import { personPath } from '../../widgets/icons/first-paths';
import { Icon } from '../../widgets/icons/icon';
import { LazyImage } from '../../widgets/lazy-image';
import { mediaAddress } from '../shared/screen/checked-address';
import { lazyPart } from '../shared/screen/lazy-part';
import { useScreen } from '../shared/screen/screen-context';

const AccountSheet = lazyPart(() => import('./account-sheet'), 'AccountSheet');

/** Greets the creator by the name of the connected account; the picture opens the account. */
export function HomeHeader() {
  useSignals();
  const { runtime } = useScreen();
  const { brand } = runtime;
  const [open, setOpen] = useState(false);
  const profile = valueAtHand(runtime.use(profileStore).load.value);
  const name = profile?.instagram_name;
  const picture = mediaAddress(runtime, profile?.instagram_profile_picture_url);
  return (
    <div className="home-head">
      <div>
        <h1 part="heading" dir="auto">{name ? homeWords.hello(name) : homeWords.welcome(brand.name)}</h1>
        <p className="muted" dir="auto">{profile?.instagram_username ? `@${profile.instagram_username}` : homeWords.lead}</p>
      </div>
      <button
        type="button" className="home-avatar" part="button" data-name="account" aria-label={homeWords.account} aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {picture ? <LazyImage src={picture} size={128} alt="" /> : <Icon path={personPath} size={24} />}
      </button>
      {open && <AccountSheet onClose={() => setOpen(false)} />}
    </div>
  );
}
