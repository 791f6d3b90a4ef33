import { carouselWords } from '../text/en/carousel';
import { CarouselFrame } from './carousel-frame';

/**
 * The tips for printing or showing a QR code, a slide each. Their key is not the title: in another language they would be
 * made anew, and Safari would scroll to another one.
 */
export const qrTips = () => carouselWords.qrTips.map(({ title, text }, index) => (
  <div key={index} className="qr-tip">
    <span className="qr-tip-number" aria-hidden="true">{index + 1}</span>
    <div>
      <p className="qr-tip-title">{title}</p>
      <p className="muted">{text}</p>
    </div>
  </div>
));

/** As `QrGuidelines` opens: the first tip. */
export function FirstQrTip() {
  return <CarouselFrame label={carouselWords.qrLabel} slides={qrTips()} />;
}
