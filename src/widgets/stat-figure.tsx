import { controlWords } from '../text/en/widgets';
import sheet from './card.css';
import { IconButton } from './button';
import { Icon, infoPath, trendDownPath, trendUpPath } from './icons/icon';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface StatFigureProps {
  label: string;
  /** Already formatted: this widget has no currency. */
  figure: string;
  change?: { text: string; direction: 'up' | 'down' | 'flat' };
  size?: 'normal' | 'large';
  /** Opens the drawer that explains the figure. */
  onInfo?: () => void;
}

/** A figure with its name and its change. */
export function StatFigure({ label, figure, change, size = 'normal', onInfo }: StatFigureProps) {
  return (
    <div ref={styled} className={`stat stat-${size}`}>
      <div className="stat-label">
        <span>{label}</span>
        {onInfo && <IconButton label={controlWords.about(label)} aria-haspopup="dialog" onClick={onInfo}><Icon path={infoPath} size={15} /></IconButton>}
      </div>
      <div className="stat-figure">{figure}</div>
      {change && (
        <div className={`stat-change stat-change-${change.direction}`}>
          {change.direction !== 'flat' && <Icon path={change.direction === 'up' ? trendUpPath : trendDownPath} size={15} />}
          <span>{change.text}</span>
        </div>
      )}
    </div>
  );
}
