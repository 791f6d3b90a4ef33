import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { Profile } from '../../api/contract/home';
import { instagramConnection } from '../../domain/instagram-oauth';
import { valueAtHand } from '../../domain/load';
import type { RouteName } from '../../domain/routes';
import { askHost } from '../../bridge/host';
import { instagramStore } from '../shared/instagram/instagram-store';
import { profileStore } from '../shared/session/profile-store';
import { accountWords as words } from '../../text/en/home-details';
import { Badge } from '../../widgets/badge';
import { Button } from '../../widgets/button';
import { Drawer } from '../../widgets/drawer';
import { bankPath } from '../../widgets/icons/bank';
import { cameraPath } from '../../widgets/icons/camera';
import { chevronRightPath, Icon, personPath } from '../../widgets/icons/icon';
import { LazyImage } from '../../widgets/lazy-image';
import { styledBy } from '../../widgets/styled-by';
import { LanguagePicker } from '../shared/language/language-picker';
import { ProfileNote } from '../shared/session/profile-note';
import { RouteLink } from '../shared/screen/route-link';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { useMediaAddress } from '../shared/screen/checked-address';
import { AdMarkSwitch } from '../shared/sharing/ad-mark-switch';
import sheet from './account-sheet.css';

const bagPath = 'M6 8h12l1 12H5L6 8Zm3 0V7a3 3 0 0 1 6 0v1';
const helpPath = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.6 9.6a2.5 2.5 0 1 1 3.4 2.3c-.7.3-1 .8-1 1.6m0 3v.01';
const leavePath = 'M14 4H6v16h8m-4-8h11m-4-4 4 4-4 4';

const styled = styledBy(sheet);

/** The account (decision E140): the creator, Instagram, bank details, ordered products, help, and logout. */
export function AccountSheet({ onClose }: { onClose: () => void }) {
  const { runtime } = useScreen();
  /** Navigation closes the sheet; if the host page cancels it, the sheet must not cover the page. */
  const closeForLink = (event: MouseEvent) => {
    if (event.defaultPrevented && event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <Drawer open title={words.title} onClose={onClose}>
      {/* Only listens to the links inside. */}
      <div ref={styled} className="account" role="presentation" onClick={closeForLink}>
        <Who />
        <ProfileNote about="home" />
        <ul className="account-rows" aria-label={words.ways}>
          <li><Instagram /></li>
          <li><Way to="bankDetails" icon={bankPath} title={words.bank} text={words.bankText} /></li>
          <li><Way to="orderedProducts" icon={bagPath} title={words.orders} text={words.ordersText} /></li>
          <li><Help onClose={onClose} /></li>
        </ul>
        <LanguagePicker />
        <AdMarkSwitch />
        {/* In a webview the session belongs to the app, which has its own logout. */}
        {!runtime.auth && <div className="account-rows"><LogOut onClose={onClose} /></div>}
      </div>
    </Drawer>
  );
}

function Who() {
  useSignals();
  const { runtime } = useScreen();
  const address = useMediaAddress();
  const profile = valueAtHand(useStore(profileStore).load.value);
  const picture = address(profile?.instagram_profile_picture_url);
  return (
    <div className="account-who">
      <span className="account-face">
        {picture ? <LazyImage src={picture} size={128} alt="" /> : <Icon path={personPath} size={36} />}
      </span>
      <div>
        <p className="account-name" dir="auto">{profile?.instagram_name || words.creator(runtime.brand.name)}</p>
        {profile?.instagram_username && <p className="muted" dir="auto">{words.handle(profile.instagram_username)}</p>}
      </div>
    </div>
  );
}

interface RowProps {
  icon: string;
  title: string;
  text?: string | undefined;
}

function Row({ icon, title, text, children }: RowProps & { children?: ReactNode }) {
  return (
    <>
      <span className="account-icon"><Icon path={icon} size={22} /></span>
      <span className="account-words">
        <strong>{title}</strong>
        {text && <span className="muted">{text}</span>}
      </span>
      {children}
    </>
  );
}

const onward = <Icon path={chevronRightPath} size={18} />;

function Way({ to, ...row }: RowProps & { to: RouteName }) {
  return <RouteLink to={to} className="account-row"><Row {...row}>{onward}</Row></RouteLink>;
}

/** The app's help if there is one. */
function Help({ onClose }: { onClose: () => void }) {
  const { runtime, navigate } = useScreen();
  const { host } = runtime;
  if (!host.openHelpCentre) return <Way to="help" icon={helpPath} title={words.help} text={words.helpText} />;
  const open = async () => {
    onClose();
    if (!(await askHost(host, 'openHelpCentre'))) navigate('help');
  };
  return (
    <button type="button" className="account-row" onClick={() => void open()}>
      <Row icon={helpPath} title={words.help} text={words.helpText}>{onward}</Row>
    </button>
  );
}

function connectionText(profile: Profile): string | undefined {
  const { instagram_username: handle } = profile;
  switch (instagramConnection(profile)) {
    case 'connected': return handle ? words.handle(handle) : undefined;
    case 'expired': return words.expired;
    case 'none': return words.notConnected;
  }
}

function Instagram() {
  useSignals();
  const { basePath } = useScreen();
  const instagram = useStore(instagramStore);
  const profile = valueAtHand(useStore(profileStore).load.value);
  const state = profile && instagramConnection(profile);
  const connect = () => location.assign(instagram.authorizeAddress(basePath));
  return (
    <div className="account-row">
      <Row icon={cameraPath} title={words.instagram} text={profile && connectionText(profile)}>
        {state === 'connected' && <Badge tone="success">{words.connected}</Badge>}
        {state === 'none' && <Button onClick={connect}>{words.connect}</Button>}
        {state === 'expired' && <Button onClick={connect}>{words.reconnect}</Button>}
      </Row>
    </div>
  );
}

/** Asks first, because a new login needs an OTP. */
function LogOut({ onClose }: { onClose: () => void }) {
  const { runtime, navigate } = useScreen();
  const [asked, setAsked] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) (asked ? confirm : ask).current?.focus();
  }, [asked]);
  const turn = (to: boolean) => {
    moved.current = true;
    setAsked(to);
  };
  if (!asked) {
    return (
      <button ref={ask} type="button" className="account-row account-out" onClick={() => turn(true)}>
        <Row icon={leavePath} title={words.logOut} />
      </button>
    );
  }
  const leave = () => {
    onClose();
    runtime.signOut();
    navigate('login', {}, { replace: true });
  };
  return (
    <div className="account-sure" role="group" aria-labelledby="account-sure">
      <h3 id="account-sure">{words.sure}</h3>
      <p className="muted">{words.sureText}</p>
      <div className="account-sure-ways">
        <Button onClick={() => turn(false)}>{words.stay}</Button>
        <Button ref={confirm} variant="danger" data-name="log-out" onClick={leave}>{words.logOut}</Button>
      </div>
    </div>
  );
}
