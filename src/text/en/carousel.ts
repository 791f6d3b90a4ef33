import { words } from '../words';

/** The carousel and its tips about QR codes: neutral sentences (decision C6). */
export const carouselWords = words('carousel', {
  /** What a screen reader calls it. */
  role: 'carousel',
  slide: (index: number, count: number) => `Tip ${index} of ${count}`,
  qrLabel: 'QR code guidelines',
  qrTips: [
    { title: 'Keep it large', text: 'Show the code at a size that a phone can read from arm\'s length.' },
    { title: 'Leave a margin', text: 'Keep the white edge around the code free of text and stickers.' },
    { title: 'Check before posting', text: 'Scan the code yourself once and see that the right products open.' },
    { title: 'Say what it is for', text: 'Tell people that scanning the code opens the products you show.' },
  ],
});
