import { clipAddress } from './clip-files';
import { pictures } from './recordings/pictures';

const drawn = new Map<string, string>();
/** The files behind addresses that were created here, for saving a QR code. */
const files = new Map<string, Blob>();

function addressOf(file: Blob): string {
  const address = URL.createObjectURL(file);
  files.set(address, file);
  return address;
}

/**
 * Replaces an address of the sandbox, so that pictures need no back end: a blob for drawn pictures and QR codes, the
 * file of a clip. Undefined if the address is no picture of the recording.
 * @param path below the sandbox's root
 * @param codes QR codes as PNG in base64
 */
export function demoPicture(path: string, codes: Readonly<Record<string, string>>): string | undefined {
  const known = drawn.get(path);
  if (known) return known;
  const picture = pictures[/^images\/([\w-]+)\.png$/.exec(path)?.[1] ?? ''];
  const code = codes[path];
  const clip = /^reels-media\/(\w+)\.mp4$/.exec(path)?.[1];
  const address = picture !== undefined ? addressOf(new Blob([picture], { type: 'image/svg+xml' }))
    : code !== undefined ? addressOf(new Blob([Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0))], { type: 'image/png' }))
    : clip !== undefined ? clipAddress(clip)
    : undefined;
  if (address) drawn.set(path, address);
  return address;
}

/** The file behind an address from {@link demoPicture}. */
export const demoFile = (address: string): Blob | undefined => files.get(address);
