import { listingWords as words } from '../../../text/en/listings';
import { LazyImage } from '../../../widgets/lazy-image';

/** A QR code in its original size on white: it has no smaller copies, and a scaled or coloured one may not scan. */
export function QrPicture({ src, name }: { src: string | null; name: string }) {
  if (!src) return <LazyImage src={null} size={128} alt={words.codeOf(name)} />;
  return <img className="qr-picture" src={src} alt={words.codeOf(name)} loading="lazy" decoding="async" referrerPolicy="no-referrer" />;
}
