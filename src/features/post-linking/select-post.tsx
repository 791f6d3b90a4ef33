import { useSignals } from '@preact/signals-react/runtime';
import type { InstagramMedia } from '../../api/contract/shapes';
import { excerpt } from '../../domain/excerpt';
import { inLines } from '../../domain/in-lines';
import { failureOf, valueAtHand } from '../../domain/load';
import { instagramMediaStore } from './instagram-media-store';
import { postLinkingStore } from './post-linking-store';
import { postWords } from '../../text/en/listed';
import { postLinkingWords as words } from '../../text/en/post-linking';
import { AsOf } from '../../widgets/as-of';
import { Button } from '../../widgets/button';
import { EmptyState } from '../../widgets/empty-state';
import { ErrorState } from '../../widgets/error-state';
import { checkPath, Icon } from '../../widgets/icons/icon';
import { InfiniteList } from '../../widgets/infinite-list';
import { LazyImage } from '../../widgets/lazy-image';
import { Skeleton } from '../../widgets/skeleton';
import { useEnsured, useLoads, useStore } from '../shared/screen/store-hooks';
import { useMediaAddress } from '../shared/screen/checked-address';

/** Posts side by side are one row of the list, which renders only the rows near the viewport. */
const perRow = 3;

/** Step 1: one post or reel of the connected account. */
export function SelectPost() {
  useSignals();
  const store = useStore(postLinkingStore);
  // Loaded again on every visit: the post to link is often one that was published a minute ago.
  const source = useEnsured(instagramMediaStore);

  const load = source.load.value;
  const list = valueAtHand(load);
  const retry = useLoads([{ load, refresh: source.refresh }]);
  const error = failureOf(load);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!list) return <Skeleton shape="tile" count={9} />;
  if (list.items.length === 0) {
    const look = <Button busy={load.state === 'loading'} onClick={() => void source.refresh()}>{words.lookAgain}</Button>;
    return <><AsOf loads={[load]} onRetry={retry} /><EmptyState kind="posts" title={words.none} text={words.noneText} action={look} /></>;
  }
  return (
    <fieldset aria-busy={load.state === 'loading'}>
      <legend className="visually-hidden">{words.posts}</legend>
      <AsOf loads={[load]} onRetry={retry} />
      <InfiniteList
        run={list.run}
        items={inLines(list.items, perRow)}
        getKey={(row) => row[0]?.id ?? ''}
        hasMore={list.hasMore}
        loading={source.loadingMore.value}
        onLoadMore={() => void source.loadMore()}
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
      <span className="linking-caption" dir="auto">{excerpt(media.caption ?? '') || postWords.untitled}</span>
    </label>
  );
}
