import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { homeStore } from '../shared/posts/home-store';
import { Skeleton } from '../../widgets/skeleton';
import { Waiting } from '../shared/session/awaited';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { instagramPlace, wantsInstagram } from './banner-tiles';
import type * as instagramModule from './instagram-tile';
import type { HomeTile } from './views/home-page';

/**
 * The Instagram tile, whose code is loaded only without a connection or after a visit to Instagram; its space is
 * reserved meanwhile.
 */
export function useInstagramTile(): HomeTile[] {
  useSignals();
  const { runtime, basePath } = useScreen();
  const store = useStore(homeStore);
  const returned = store.returned.value;
  const wanted = wantsInstagram(runtime);
  const [instagram, setInstagram] = useState<typeof instagramModule | null>();

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    import('./instagram-tile').then((module) => {
      if (left) return;
      setInstagram(module);
      void module.sendWaitingCode(runtime, basePath);
    }, () => {
      runtime.log('no Instagram tile');
      setInstagram(null);
    });
    return () => {
      left = true;
    };
  }, [wanted, returned, runtime, basePath]);

  useEffect(() => (instagram ? () => instagram.clearInstagram(runtime) : undefined), [instagram, runtime]);

  if (instagram === undefined) return instagramPlace(runtime, <Waiting><Skeleton shape="card" /></Waiting>);
  return instagram?.instagramTile(runtime) ?? [];
}
