import type { CollectionType } from '../../api/contract/shapes';
import { shopHome } from '../../domain/brand';
import { asOfLoad, valueAtHand } from '../../domain/load';
import { AsOfMark } from '../../widgets/as-of-mark';
import { linkAddress, mediaAddress } from '../shared/screen/safe-address';
import type { ScreenHost } from '../shared/screen/screen-context';
import { unanswered } from '../shared/screen/unanswered';
import { publicCollectionStore } from './public-collection-store';
import { CollectionPage, productStep } from './views/collection-page';

interface Place {
  collectionId?: string;
  collectionType: CollectionType;
}

/** A public collection before React: what a buyer sees first. Reads signals. */
export function firstCollection(screen: ScreenHost, { collectionId }: Place) {
  const { runtime } = screen;
  const load = publicCollectionStore.of(runtime, screen).load.value;
  const collection = valueAtHand(load);
  if (!collectionId || !collection || asOfLoad(load) !== undefined) return undefined;
  return (
    <CollectionPage
      collection={collection}
      brand={runtime.brand.name}
      home={shopHome(runtime.brand)}
      shown={productStep}
      onMore={unanswered}
      picture={(url) => mediaAddress(runtime, url)}
      shop={(url) => linkAddress(runtime, url)}
      onShare={unanswered}
      note={<AsOfMark loads={[load]} />}
    />
  );
}
