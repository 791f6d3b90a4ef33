import { carouselWords } from '../text/en/carousel';
import { Carousel } from './carousel';

/** Four tips for printing or showing a QR code, one after the other. */
export function QrGuidelines() {
  const { qrLabel, qrTips } = carouselWords;
  return (
    <Carousel
      label={qrLabel}
      slides={qrTips.map((tip, index) => (
        <div key={tip.title} className="qr-tip">
          <span className="qr-tip-number" aria-hidden="true">{index + 1}</span>
          <div>
            <p className="qr-tip-title">{tip.title}</p>
            <p className="muted">{tip.text}</p>
          </div>
        </div>
      ))}
    />
  );
}
