import type { InstagramMedia } from '../../api/contract/shapes';
import { excerpt } from '../../domain/excerpt';
import { listingWords } from '../../text/en/listings';
import { postLinkingWords as words } from '../../text/en/post-linking';
import { Button } from '../../widgets/button';
import { Card } from '../../widgets/card';
import { LazyImage } from '../../widgets/lazy-image';
import { useMediaAddress } from '../shared/screen/use-media-address';

/** The post that the products are selected for. */
export function ChosenPost({ media, onChange }: { media: InstagramMedia; onChange: () => void }) {
  const address = useMediaAddress();
  return (
    <Card as="section" labelledBy="chosen" className="linking-chosen">
      <h3 id="chosen" className="visually-hidden">{words.chosen}</h3>
      <LazyImage src={address(media.display_image_url)} size={128} alt="" shape="portrait" />
      <p className="linking-caption" dir="auto">{excerpt(media.caption ?? '') || listingWords.untitled}</p>
      <Button variant="quiet" onClick={onChange}>{words.change}</Button>
    </Card>
  );
}
