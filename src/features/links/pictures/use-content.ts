import { useRef } from 'react';
import type { Product } from '../../../api/contract/shapes';
import { useScreen } from '../../shared/screen/screen-context';
import { makeQrCode } from '../qr-code-store';
import { adMarkStore } from '../../shared/sharing/ad-mark-store';
import { useStore } from '../../shared/screen/store-hooks';
import { sharePictureWords as words } from '../../../text/en/share-pictures';
import { loadContent, type LoadedContent, type PictureContent } from './picture-content';

/** A collection of which pictures are made. */
interface Pictured {
  readonly id: string;
  readonly name: string;
  /** The address of its QR code, if it has one. */
  readonly code?: string | undefined;
}

/** The QR code and the content of the pictures, each loaded once; what failed is asked for again by the next call. */
export function useContent({ id, name, code: known }: Pictured, productsOf: () => readonly Product[] | Promise<readonly Product[]>) {
  const { runtime } = useScreen();
  const { mark } = useStore(adMarkStore);
  const code = useRef<string>(undefined);
  const content = useRef<Promise<LoadedContent>>(undefined);
  const codeOf = async () => (code.current ??= known ?? await makeQrCode(runtime, id));
  const loadAll = async () => {
    const [address, products] = await Promise.all([codeOf(), productsOf()]);
    return loadContent(runtime, name, products, address);
  };
  const loadOnce = () => (content.current ??= loadAll().catch((error: unknown) => {
    content.current = undefined;
    throw error;
  }));
  const load = async (): Promise<PictureContent> => ({ ...await loadOnce(), disclosure: mark(words.disclosure) });
  return { load, codeOf };
}
