import { infoWords, type InfoTopic } from '../text/en/info';
import { Drawer } from './drawer';
import sheet from './fact-drawers.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface InfoDrawerProps {
  /** Undefined if closed. */
  topic: InfoTopic | undefined;
  onClose: () => void;
}

/** Explains a figure with the programme's rules (decision C6). */
export function InfoDrawer({ topic, onClose }: InfoDrawerProps) {
  if (!topic) return null;
  const { title, lines } = infoWords[topic];
  return (
    <Drawer open title={title} onClose={onClose}>
      <div ref={styled} className="info-lines">{lines.map((line) => <p key={line}>{line}</p>)}</div>
    </Drawer>
  );
}
