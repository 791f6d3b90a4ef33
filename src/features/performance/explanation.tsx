import { useState, type ReactNode } from 'react';
import type { InfoTopic } from '../../text/en/info';
import { lazyPart } from '../shared/screen/lazy-part';

const InfoDrawer = lazyPart(() => import('../../widgets/info-drawer'), 'InfoDrawer');

/** The drawer that explains a figure, and what opens it. */
export function useExplanation(): [explain: (topic: InfoTopic) => void, drawer: ReactNode] {
  const [topic, setTopic] = useState<InfoTopic>();
  return [setTopic, topic && <InfoDrawer topic={topic} onClose={() => setTopic(undefined)} />];
}
