import { useEffect, useState } from 'react';
import { resendSeconds } from '../../../domain/limits';
import { secondsUntil } from '../../../domain/seconds-until';
import { otpWords } from '../../../text/en/otp';
import { Button } from '../../../widgets/button';

interface ResendButtonProps {
  /** When another OTP may be requested, in ms since 1970. */
  at: number;
  busy: boolean;
  onResend: () => void;
}

/** Requests another OTP once that is possible, and counts down until then. */
export function ResendButton({ at, busy, onResend }: ResendButtonProps) {
  const [left, setLeft] = useState(() => secondsUntil(at, Date.now(), resendSeconds));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(at, Date.now(), resendSeconds));
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
