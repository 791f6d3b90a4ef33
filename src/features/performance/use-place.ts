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

/** Without its type a post cannot be asked for, so a post id beside ALL shows the list. */
function postOf({ postId, postType }: PerformanceProps): PostKey | undefined {
  return postId && postType !== 'ALL' ? { id: postId, type: postType } : undefined;
}

/**
 * What either version shows: what the host's attributes say, and what a person has chosen since (`go`, which tells
 * the host).
 * @param qrRefused whether it is known that there is no QR Code tab: it may be asked for by attribute
 */
export function usePlace(props: PerformanceProps, qrRefused: boolean): readonly [Place, (next: Partial<Place>) => void] {
  const { changed } = useScreen();
  const [place, setPlace] = useState<Place>(() => {
    const post = postOf(props);
    return { period: props.period, tab: post ? 'ALL' : props.postType, post };
  });

  // The host may change the attributes at run time; what they said before is told apart from what a person chose since.
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
