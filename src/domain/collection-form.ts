import { maxNameLength } from './limits';
import { parseUrl } from './parse-url';

export type CollectionFormProblem =
  | 'platform' | 'youtubeMissing' | 'youtubeInvalid' | 'facebookMissing' | 'facebookInvalid' | 'name' | 'nameTooLong';

/** Includes problems with the products: none selected, or several where one is required. */
export type SubmitProblem = CollectionFormProblem | 'noProduct' | 'oneProduct';

/** Contains one of the two host fragments (specification section 5; decision B8). */
export function isYoutubeLink(link: string): boolean {
  return /youtu\.be|youtube\.com/i.test(link);
}

/** A share link of a video or reel, with an id and a mibextid (specification section 5; decision B9). */
export function isFacebookShareLink(link: string): boolean {
  const url = parseUrl(link);
  return url?.protocol === 'https:'
    && /(^|\.)facebook\.com$/.test(url.hostname)
    && /^\/share\/[vr]\/[^/]+\/?$/.test(url.pathname)
    && !!url.searchParams.get('mibextid');
}

/**
 * The first check that fails, in the order of specification section 5; the format of a link is checked if there is one.
 */
export function checkCollectionForm(
  { platform, mediaLink, name }: { platform: string | null; mediaLink: string; name: string },
): CollectionFormProblem | null {
  const link = mediaLink.trim();
  const named = name.trim();
  if (!platform) return 'platform';
  if (platform === 'YOUTUBE') {
    if (!link) return 'youtubeMissing';
    if (!isYoutubeLink(link)) return 'youtubeInvalid';
  }
  if (platform === 'FACEBOOK') {
    if (!link) return 'facebookMissing';
    if (!isFacebookShareLink(link)) return 'facebookInvalid';
  }
  if (!named) return 'name';
  return named.length > maxNameLength ? 'nameTooLong' : null;
}
