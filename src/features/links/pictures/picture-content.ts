import { loadPicture } from '../../../bridge/load-picture';
import { excerpt } from '../../../domain/excerpt';
import { nameFromProducts } from '../../../domain/name-from-products';
import { isDefaultName } from '../../../domain/collection-name';
import { mostTiles } from '../../../domain/picture-tiles';
import { sizedImage } from '../../../domain/pictures';
import type { Product } from '../../../api/contract/shapes';
import type { Runtime } from '../../../runtime';
import { affiliateLinksWords } from '../../../text/en/affiliate-links';
import { mediaAddress } from '../../shared/screen/safe-address';
import { profileStore } from '../../shared/session/profile-store';
import { qrCodeStore } from '../qr-code-store';

interface PicturedProduct {
  readonly name: string;
  /** Undefined if there is none, or its server does not allow it. */
  readonly picture: HTMLImageElement | undefined;
}

/** Everything that is drawn. */
export interface PictureContent {
  readonly name: string;
  /** '@name' or ''. */
  readonly creator: string;
  readonly face: HTMLImageElement | undefined;
  readonly brand: string;
  /** At most `mostTiles`; `count` is that of all. */
  readonly products: readonly PicturedProduct[];
  readonly count: number;
  readonly code: ImageBitmap;
  /** Says that the creator may earn. */
  readonly disclosure: string;
}

/** What is loaded once; the rest may change between two pictures. */
export type LoadedContent = Omit<PictureContent, 'disclosure'>;

/** A name that was never chosen by the creator says nothing to buyers. */
function shownName(name: string, products: readonly Product[]): string {
  const given = excerpt(name);
  if (given && !isDefaultName(given)) return given;
  return nameFromProducts(products.map((product) => product.name), affiliateLinksWords.more) || given;
}

/** Not every server has smaller versions of its pictures. */
async function loadSized(address: string): Promise<HTMLImageElement | undefined> {
  const sized = sizedImage(address, 512);
  return (await loadPicture(sized)) ?? (sized === address ? undefined : loadPicture(address));
}

/**
 * Loads what the pictures of a collection show. A picture that does not load, or that its server does not allow to be
 * drawn, is left out; without the QR code there is none.
 * @throws the error of loading the QR code
 */
export async function loadContent(runtime: Runtime, name: string, products: readonly Product[], codeAddress: string): Promise<LoadedContent> {
  const profile = runtime.use(profileStore).value();
  const load = (url: unknown) => {
    const address = mediaAddress(runtime, url);
    return address === null ? undefined : loadSized(address);
  };
  const codeOf = async () => createImageBitmap(await runtime.use(qrCodeStore).download(codeAddress));
  const shown = products.slice(0, mostTiles);
  const [code, face, ...pictures] = await Promise.all([codeOf(), load(profile?.instagram_profile_picture_url), ...shown.map(({ image }) => load(image))]);
  return {
    name: shownName(name, products),
    creator: profile?.instagram_username ? `@${profile.instagram_username}` : profile?.instagram_name ?? '',
    face,
    brand: runtime.brand.name,
    products: shown.map((product, index) => ({ name: product.name, picture: pictures[index] })),
    count: products.length,
    code,
  };
}
