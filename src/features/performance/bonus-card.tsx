import { useId, useState, type ReactNode } from 'react';
import { formatCount, formatMoney } from '../../domain/money';
import { performanceWords } from '../../text/en/performance';
import type { InfoTopic } from '../../text/en/info';
import { controlWords } from '../../text/en/controls';
import { Card } from '../../widgets/card';
import { IconButton } from '../../widgets/icon-button';
import { Icon } from '../../widgets/icons/icon';
import { infoPath } from '../../widgets/icons/paths';
import { StatFigure } from '../../widgets/stat-figure';
import { Explanation } from './explanation';

const words = performanceWords.bonus;

interface BonusCardProps {
  earnings: number;
  orders: number;
  /** The programme's promise, on the list screen only (decision A21). */
  sentence?: string;
  title?: string;
  children?: ReactNode;
}

/** The bonus for first orders of new customers: the server's figures, never computed here. */
export function BonusCard({ earnings, orders, sentence, title = words.title, children }: BonusCardProps) {
  const id = useId();
  const [topic, setTopic] = useState<InfoTopic>();
  return (
    <Card as="section" labelledBy={id} className="bonus-card">
      <div className="bonus-head">
        <h2 id={id}>{title}</h2>
        <IconButton label={controlWords.about(title)} onClick={() => setTopic('newCustomerProgram')}><Icon path={infoPath} size={18} /></IconButton>
      </div>
      {sentence && <p className="muted">{sentence}</p>}
      <div className="bonus-figures">
        <StatFigure label={words.earnings} figure={formatMoney(earnings)} />
        <StatFigure label={words.orders} figure={formatCount(orders)} />
      </div>
      {children}
      <Explanation topic={topic} onClose={() => setTopic(undefined)} />
    </Card>
  );
}
