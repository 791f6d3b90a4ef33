import { useSignals } from '@preact/signals-react/runtime';
import type { ComponentType } from 'react';
import type { Period } from '../../domain/periods';
import type { PostTypeFilter } from '../../domain/post-types';
import { profileStore } from '../../stores/profile-store';
import { useScreen } from '../shared/screen-context';
import { NewPerformance } from './new-performance';
import { performanceVersion, type PerformanceVersion } from './performance-version';
import { valueOf } from './value-of';

export interface PerformanceProps {
  period: Period;
  /** The tab of the list; beside a post id the type of that post. */
  postType: PostTypeFilter;
  postId?: string;
}

/** Creators of either group see the new version until the older one stands beside it here. */
const versions: Record<PerformanceVersion, ComponentType<PerformanceProps>> = { new: NewPerformance, older: NewPerformance };

/** /performance: the profile decides which version is shown (specification section 2). */
export function PerformanceScreen(props: PerformanceProps) {
  useSignals();
  const profile = useScreen().runtime.use(profileStore);
  const Version = versions[performanceVersion(valueOf(profile.load.value))];
  return <Version {...props} />;
}
