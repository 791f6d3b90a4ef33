import type { Period } from '../../domain/periods';
import type { PostTypeFilter } from '../../domain/post-types';

/** What the attributes of the element give both versions of the screen. */
export interface PerformanceProps {
  period: Period;
  /** The tab of the list; beside a post id the type of that post. */
  postType: PostTypeFilter;
  postId?: string;
}
