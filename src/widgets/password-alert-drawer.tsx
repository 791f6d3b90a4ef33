import { useEffect, useState } from 'react';
import { redirectCountdownSeconds } from '../domain/limits';
import { passwordAlertWords } from '../text/en/password-alert';
import { Drawer } from './drawer';
import sheet from './fact-drawers.css';
import { Icon, warningPath } from './icons/icon';
import { useEffectEvent } from './use-effect-event';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface PasswordAlertDrawerProps {
  open: boolean;
  onClose: () => void;
  /** Three seconds have passed while visible: open Instagram. Called once per opening. */
  onRedirect: () => void;
}

/** Reports that the Instagram password has changed, and opens Instagram after three seconds. */
export function PasswordAlertDrawer(props: PasswordAlertDrawerProps) {
  return props.open ? <OpenAlert {...props} /> : null;
}

function OpenAlert({ onClose, onRedirect }: PasswordAlertDrawerProps) {
  const [left, setLeft] = useState<number>(redirectCountdownSeconds);
  const redirect = useEffectEvent(onRedirect);
  const cancel = useEffectEvent(onClose);
  useEffect(() => {
    if (left === 0) {
      redirect();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  useEffect(() => {
    // A user who has left the page must not be redirected, nor one who comes back through the back-forward cache.
    const hidden = () => {
      if (document.visibilityState === 'hidden') cancel();
    };
    const gone = () => cancel();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', gone);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', gone);
    };
  }, []);
  const words = passwordAlertWords;
  return (
    <Drawer open title={words.title} onClose={onClose}>
      <div ref={styled} className="password-alert" role="alert">
        <span className="password-alert-icon"><Icon path={warningPath} size={34} /></span>
        <h3>{words.alert}</h3>
        <p>{words.failing}</p>
        <p className="muted">{words.redirecting}</p>
        <p className="password-alert-count" aria-hidden="true">{words.countdown(left)}</p>
      </div>
    </Drawer>
  );
}
