import { useEffect, useState } from 'react';
import { otpWords } from '../../../text/en/otp';
import { Button } from '../../../widgets/button';

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

interface ResendButtonProps {
  /** When another OTP may be requested, in ms since 1970. */
  at: number;
  busy: boolean;
  onResend: () => void;
}

/** Requests another OTP once that is possible, and counts down until then. */
export function ResendButton({ at, busy, onResend }: ResendButtonProps) {
  const [left, setLeft] = useState(() => secondsUntil(at));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(at));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [at]);
  return (
    <Button variant="quiet" disabled={left > 0} busy={busy} onClick={onResend}>
      {left > 0 ? otpWords.resendIn(left) : otpWords.resend}
    </Button>
  );
}
