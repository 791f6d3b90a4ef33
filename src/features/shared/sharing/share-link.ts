import { share } from '../../../bridge/share';
import type { Runtime } from '../../../runtime';
import { adMarkStore } from './ad-mark-store';

/** A link to share. */
export interface SharedLink {
  /** The name of the product, collection or QR code. */
  readonly name: string;
  readonly url: string;
  /** Shared instead of the address if the device accepts files. */
  readonly picture?: File | undefined;
}

/**
 * Shares a link with its name, which has '#Ad' if the creator wants it; must be called in the handler of a tap.
 * @returns false if nothing here can share, so that the address must be copied
 */
export function shareLink(runtime: Runtime, { name, url, picture }: SharedLink): Promise<boolean> {
  // Messengers show the text and not the title; mail programs use the title as the subject.
  return share(runtime.host, { title: name, text: runtime.use(adMarkStore).mark(name), url }, picture);
}
