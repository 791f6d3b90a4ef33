import type { ReactNode } from 'react';
import { controlWords } from '../text/en/widgets';
import { IconButton } from './button';
import { backPath, Icon } from './icons/icon';
import sheet from './page-header.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface PageHeaderProps {
  title: string;
  onBack?: (() => void) | undefined;
  action?: ReactNode;
}

/** The only level-1 heading of a screen. */
export function PageHeader({ title, onBack, action }: PageHeaderProps) {
  return (
    <header ref={styled} className="page-header">
      {onBack && <IconButton label={controlWords.back} onClick={onBack}><Icon path={backPath} size={22} /></IconButton>}
      <h1 part="heading">{title}</h1>
      {action}
    </header>
  );
}
