import { carouselWords } from '../text/en/carousel';
import { Carousel } from './carousel';
import { qrTips } from './qr-tips';

/** Four tips for printing or showing a QR code, one after the other. */
export function QrGuidelines() {
  return <Carousel label={carouselWords.qrLabel} slides={qrTips()} />;
}
