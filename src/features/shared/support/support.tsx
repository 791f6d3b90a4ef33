import { useEffect, useState } from 'react';
import type { SupportContact } from '../../../domain/support';
import { lazyCode } from '../screen/lazy-code';
import { useScreen } from '../screen/screen-context';
import type { SupportWaysProps } from './views/support-ways';

const code = lazyCode(() => import('./support-offer'), 'SupportOffer');

interface SupportProps {
  /** A line below a message, or a list of rows. */
  shape?: SupportWaysProps['shape'];
}

/** Whom to ask where the screen itself has no further answer; nothing if the page has configured nobody. */
export function Support({ shape = 'line' }: SupportProps) {
  const { support } = useScreen();
  return support ? <Offer contact={support} shape={shape} /> : null;
}

/**
 * Not a `lazyPart`: that shows an error state while its code is missing, and each of those offers this. Without its code
 * there is nothing to offer.
 */
function Offer(props: { contact: SupportContact; shape: SupportWaysProps['shape'] }) {
  const [SupportOffer, setOffer] = useState(() => code.there.peek());
  useEffect(() => {
    let left = false;
    code.ask().then((offer) => left || setOffer(() => offer), () => undefined);
    return () => void (left = true);
  }, []);
  return SupportOffer ? <SupportOffer {...props} /> : null;
}
