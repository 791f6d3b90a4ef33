import type { InfoTopic } from '../../text/en/info';
import { lazyPart } from '../shared/screen/lazy-part';

const InfoDrawer = lazyPart(() => import('../../widgets/info-drawer'), 'InfoDrawer');

/** The drawer that explains a figure; its code loads with the first tap. */
export function Explanation({ topic, onClose }: { topic: InfoTopic | undefined; onClose: () => void }) {
  return topic && <InfoDrawer topic={topic} onClose={onClose} />;
}
