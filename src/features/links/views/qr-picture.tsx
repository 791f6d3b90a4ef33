import { listingWords as words } from '../../../text/en/listings';

/** A QR code in its original size on white: it has no smaller copies, and a scaled or coloured one may not scan. */
export function QrPicture({ src, name }: { src: string | null; name: string }) {
  if (!src) return <span className="qr-picture" />;
  return <img className="qr-picture" src={src} alt={words.codeOf(name)} loading="lazy" decoding="async" referrerPolicy="no-referrer" />;
}
