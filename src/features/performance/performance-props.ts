import type { Period } from '../../domain/periods';
import type { PostTypeFilter } from '../../domain/post-types';

/** The attributes of the element for both versions of the screen. */
export interface PerformanceProps {
  period: Period;
  /** The tab of the list; with a post id the type of that post. */
  postType: PostTypeFilter;
  postId?: string;
}
