import type { ReactNode } from 'react';
import { formatCount, formatMoney } from '../../../domain/money';
import type { Figure } from '../../../domain/performance-figures';
import { performanceWords } from '../../../text/en/performance';
import type { InfoTopic } from '../../../text/en/info';
import { controlWords } from '../../../text/en/widgets';
import { Card } from '../../../widgets/card';
import { IconButton } from '../../../widgets/button';
import { Icon, infoPath } from '../../../widgets/icons/icon';
import { StatFigure } from '../../../widgets/stat-figure';

const words = () => performanceWords.bonus;

interface BonusCardProps {
  /** Of its heading: the list and a post's details may be in the same document. */
  id: string;
  earnings: Figure;
  orders: Figure;
  /** The programme's promise, on the list screen only (decision A21). */
  sentence?: string;
  title?: string;
  /** Asks what a figure means. */
  onInfo: (topic: InfoTopic) => void;
  children?: ReactNode;
}

/** The bonus for first orders of new customers: the server's figures, never computed here. */
export function BonusCard({ id, earnings, orders, sentence, title = words().title, onInfo, children }: BonusCardProps) {
  return (
    <Card as="section" labelledBy={id} className="bonus-card">
      <div className="bonus-head">
        <h2 id={id}>{title}</h2>
        <IconButton label={controlWords.about(title)} aria-haspopup="dialog" onClick={() => onInfo('newCustomerProgram')}><Icon path={infoPath} size={18} /></IconButton>
      </div>
      {sentence && <p className="muted">{sentence}</p>}
      <div className="bonus-figures">
        <StatFigure label={words().earnings} figure={formatMoney(earnings)} />
        <StatFigure label={words().orders} figure={formatCount(orders)} />
      </div>
      {children}
    </Card>
  );
}
