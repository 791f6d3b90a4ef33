import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { loginStore } from '../../stores/login-store';
import { loginWords } from '../../text/en/login';
import { Button } from '../../widgets/button';
import { useScreen } from '../shared/screen-context';

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Asks for the OTP again, 30 seconds after the last one. */
export function ResendLink() {
  useSignals();
  const { runtime, track } = useScreen();
  const store = runtime.use(loginStore);
  const { resendAt, work } = store;
  const at = resendAt.value;
  const [left, setLeft] = useState(() => secondsUntil(at));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(at));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [at]);

  const resend = async () => {
    if (await store.resend()) runtime.toasts.show('success', loginWords.otp.resent);
    else if (store.error.value?.cause instanceof Error) track('otp', { otp_delivered: false });
  };

  return (
    <Button variant="quiet" disabled={left > 0} busy={work.value === 'resend'} onClick={() => void resend()}>
      {left > 0 ? loginWords.otp.resendIn(left) : loginWords.otp.resend}
    </Button>
  );
}
