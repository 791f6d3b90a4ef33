import { useSignals } from '@preact/signals-react/runtime';
import { valueAtHand } from '../../domain/load';
import { profileStore } from '../../stores/profile-store';
import { homeWords } from '../../text/en/home';
import { LazyImage } from '../../widgets/lazy-image';
import { mediaAddress } from '../shared/checked-address';
import { useScreen } from '../shared/screen-context';

/** Greets the creator by the connected account's name. */
export function HomeHeader() {
  useSignals();
  const { runtime } = useScreen();
  const { brand } = runtime;
  const profile = valueAtHand(runtime.use(profileStore).load.value);
  const name = profile?.instagram_name;
  const picture = mediaAddress(runtime, profile?.instagram_profile_picture_url);
  return (
    <div className="home-head">
      <div>
        <h1 part="heading" dir="auto">{name ? homeWords.hello(name) : homeWords.welcome(brand.name)}</h1>
        <p className="muted" dir="auto">{profile?.instagram_username ? `@${profile.instagram_username}` : homeWords.lead}</p>
      </div>
      {picture && <LazyImage src={picture} size={128} alt="" className="home-avatar" />}
    </div>
  );
}
