import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect } from 'react';
import type { InstagramMedia } from '../../api/contract/shapes';
import { excerpt } from '../../domain/excerpt';
import { instagramMediaStore } from '../../stores/instagram-media-store';
import { postLinkingStore } from '../../stores/post-linking-store';
import { listingWords } from '../../text/en/listings';
import { postLinkingWords as words } from '../../text/en/post-linking';
import { Button } from '../../widgets/button';
import { EmptyState } from '../../widgets/empty-state';
import { ErrorState } from '../../widgets/error-state';
import { Icon } from '../../widgets/icons/icon';
import { checkPath } from '../../widgets/icons/paths';
import { InfiniteList } from '../../widgets/infinite-list';
import { LazyImage } from '../../widgets/lazy-image';
import { Skeleton } from '../../widgets/skeleton';
import { useScreen } from '../shared/screen-context';
import { useMediaAddress } from '../shared/use-media-address';

const perRow = 3;

/** Rows of three, so that the list can draw only those around the view. */
function rowsOf(media: readonly InstagramMedia[]): InstagramMedia[][] {
  return Array.from({ length: Math.ceil(media.length / perRow) }, (_, row) => media.slice(row * perRow, (row + 1) * perRow));
}

/** Step 1: one post or reel of the connected account. */
export function SelectPost() {
  useSignals();
  const { runtime } = useScreen();
  const store = runtime.use(postLinkingStore);
  const source = runtime.use(instagramMediaStore);
  // Asked anew on every visit: the post to link is often the one that was published a minute ago.
  useLayoutEffect(() => {
    void source.loadMore();
    return source.reset;
  }, [source]);

  const media = source.items.value;
  const { state } = source.status.value;
  const more = () => void source.loadMore();
  if (media.length === 0 && state === 'failed') return <ErrorState onRetry={more} />;
  if (media.length === 0 && state === 'ready') {
    const again = () => {
      source.reset();
      more();
    };
    return <EmptyState title={words.none} text={words.noneText} action={<Button onClick={again}>{words.lookAgain}</Button>} />;
  }
  if (media.length === 0) return <Skeleton shape="tile" count={9} />;
  return (
    <fieldset>
      <legend className="visually-hidden">{words.posts}</legend>
      <InfiniteList
        items={rowsOf(media)}
        getKey={(row) => row[0]?.id ?? ''}
        hasMore={source.hasMore.value}
        loading={state === 'loading'}
        onLoadMore={more}
        sentinel="full"
        renderItem={(row) => (
          <div className="linking-row">
            {row.map((each) => (
              <MediaTile key={each.id} media={each} chosen={store.post.value?.id === each.id} onChoose={() => store.choose(each)} />
            ))}
          </div>
        )}
      />
    </fieldset>
  );
}

function MediaTile({ media, chosen, onChoose }: { media: InstagramMedia; chosen: boolean; onChoose: () => void }) {
  const address = useMediaAddress();
  return (
    <label className="linking-tile">
      <input type="radio" name="post" checked={chosen} onChange={onChoose} />
      <LazyImage src={address(media.display_image_url)} size={256} alt="" shape="portrait" />
      <span className="linking-tick"><Icon path={checkPath} size={16} /></span>
      <span className="linking-caption" dir="auto">{excerpt(media.caption ?? '') || listingWords.untitled}</span>
    </label>
  );
}
