import { lazyCode } from '../shared/screen/lazy-code';

/** Saving and sharing the pictures of QR codes, which only taps need. */
export const qrDownload = lazyCode(() => import('./qr-download'), 'qrDownload');
