import type { MouseEvent } from 'react';
import type { SupportContact } from '../../../domain/support';
import { useScreen } from '../screen/screen-context';
import { outsideLink } from './outside-link';
import { usableWays } from './usable-ways';
import { SupportWays, type SupportWaysProps } from './views/support-ways';

interface SupportOfferProps {
  contact: SupportContact;
  shape: SupportWaysProps['shape'];
}

/** Whom to ask; nothing if no address can be used. */
export function SupportOffer({ contact, shape }: SupportOfferProps) {
  const { runtime, openExternal } = useScreen();
  const ways = usableWays(contact);
  if (ways.length === 0) return null;
  const open = (event: MouseEvent<HTMLElement>) => {
    const href = outsideLink(event.nativeEvent);
    if (href) openExternal(href, 'support');
  };
  return <SupportWays ways={ways} brand={runtime.brand.name} shape={shape} onClick={open} />;
}
