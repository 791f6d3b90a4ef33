import { useEffect, useState } from 'react';
import type { Period } from '../../domain/periods';
import type { PostTypeFilter } from '../../domain/post-types';
import type { PostKey } from './post-detail-store';
import { useScreen } from '../shared/screen/screen-context';
import type { PerformanceProps } from './performance-props';

export interface Place {
  period: Period;
  /** The tab of the list. */
  tab: PostTypeFilter;
  /** The post whose details are shown. */
  post: PostKey | undefined;
}

/** A post needs its type, so a post id with ALL shows the list. */
function postOf({ postId, postType }: PerformanceProps): PostKey | undefined {
  return postId && postType !== 'ALL' ? { id: postId, type: postType } : undefined;
}

/**
 * What both versions show: the attributes, and what the creator has selected since (`go`, which reports to the host
 * page).
 * @param qrRefused whether it is known that there is no QR Code tab, which an attribute may request
 */
export function usePlace(props: PerformanceProps, qrRefused: boolean): readonly [Place, (next: Partial<Place>) => void] {
  const { changed } = useScreen();
  const [place, setPlace] = useState<Place>(() => {
    const post = postOf(props);
    return { period: props.period, tab: post ? 'ALL' : props.postType, post };
  });

  // The host page may change the attributes at run time; the earlier attribute values are distinguished from what the
  // creator has selected since.
  const [given, setGiven] = useState(props);
  if (given.period !== props.period || given.postType !== props.postType || given.postId !== props.postId) {
    setGiven(props);
    const post = postOf(props);
    setPlace({ period: props.period, tab: post ? place.tab : props.postType, post });
  }

  const refused = place.tab === 'QR_CODE' && qrRefused;
  useEffect(() => {
    if (refused) setPlace((now) => ({ ...now, tab: 'ALL' }));
  }, [refused]);

  const go = (next: Partial<Place>) => {
    const { period, tab, post } = { ...place, ...next };
    setPlace({ period, tab, post });
    const filters = { period, 'post-type': post?.type ?? tab };
    changed(post
      ? { view: 'post-details', filters: { ...filters, 'post-id': post.id } }
      : { view: 'performance', filters });
  };
  return [place, go];
}
