import { useSignals } from '@preact/signals-react/runtime';
import type { Profile } from '../../api/contract/home';
import { autoDmStore } from './auto-dm-store';
import { formatCount } from '../../domain/money';
import { autoDmWords as words } from '../../text/en/auto-dm';
import { Badge } from '../../widgets/badge';
import { Card } from '../../widgets/card';
import { LazyImage } from '../../widgets/lazy-image';
import { Switch } from '../../widgets/switch';
import { useStore } from '../shared/screen/store-hooks';
import { useMediaAddress } from '../shared/screen/checked-address';
import { useTellError } from '../shared/screen/error-text';

/** What AutoDM did, if the API says so, the switch, what it does, and the connected account. */
export function SwitchCard({ profile, messages }: { profile: Profile; messages: number | null | undefined }) {
  useSignals();
  const store = useStore(autoDmStore);
  const address = useMediaAddress();
  const on = store.enabled.value;
  const name = profile.instagram_name || profile.instagram_username;
  const tell = useTellError();
  const toggle = () => void store.toggle().catch(tell);
  return (
    <Card as="section" labelledBy="autodm" className={on ? 'hero autodm-on' : 'hero'}>
      {typeof messages === 'number' && (
        <p className="autodm-sent"><strong>{formatCount(messages)}</strong> <span className="muted">{words.sent(messages)}</span></p>
      )}
      <div className="autodm-row">
        <h2 id="autodm">{on ? words.on : words.off}</h2>
        <Switch label={words.switch} on={on} busy={store.switching.value} onToggle={toggle} />
      </div>
      <p className="muted">{on ? words.onText : words.offText}</p>
      <div className="autodm-row autodm-account" role="group" aria-label={words.account}>
        <span className="autodm-picture">
          <LazyImage src={address(profile.instagram_profile_picture_url)} size={128} alt="" />
        </span>
        <span className="autodm-name">
          {name && <strong dir="auto">{name}</strong>}
          {profile.instagram_username && <span className="muted" dir="auto">{`@${profile.instagram_username}`}</span>}
        </span>
        <Badge tone="success">{words.connected}</Badge>
      </div>
    </Card>
  );
}
