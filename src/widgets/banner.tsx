import type { ReactNode } from 'react';
import sheet from './card.css';
import { checkPath, Icon, infoPath, warningPath } from './icons/icon';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface BannerProps {
  tone?: 'primary' | 'success' | 'pending' | 'danger';
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
}

const paths = { primary: infoPath, success: checkPath, pending: warningPath, danger: warningPath };

/** A notice that stays on the page. */
export function Banner({ tone = 'primary', title, children, action }: BannerProps) {
  return (
    <div ref={styled} className={`banner banner-${tone}`}>
      <Icon className="banner-icon" path={paths[tone]} />
      <div className="banner-content">
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action}
      </div>
    </div>
  );
}
