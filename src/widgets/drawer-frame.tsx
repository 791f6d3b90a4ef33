import type { ReactNode, Ref } from 'react';
import { controlWords } from '../text/en/widgets';
import { IconButton } from './button';
import sheet from './drawer.css';
import { closePath, Icon } from './icons/icon';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

interface DrawerFrameProps {
  /** The id of the heading. */
  titleId?: string;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Stays visible below the scrolling body. */
  footer?: ReactNode;
  /** The scroll container, for lists inside. */
  bodyRef?: Ref<HTMLDivElement> | undefined;
}

/** What a drawer consists of, whatever opens it. */
export function DrawerFrame({ titleId, title, onClose, children, footer, bodyRef }: DrawerFrameProps) {
  return (
    <div className="drawer-frame">
      {/* Before the body, whose content may look for what scrolls around it as soon as it is there. */}
      <div ref={styled} className="drawer-head">
        <h2 id={titleId} className="drawer-title">{title}</h2>
        <IconButton label={controlWords.close} onClick={onClose}><Icon path={closePath} /></IconButton>
      </div>
      <div ref={bodyRef} className="drawer-body">{children}</div>
      {footer && <div className="drawer-foot">{footer}</div>}
    </div>
  );
}
