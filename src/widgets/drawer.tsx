import { useId, type ReactNode, type Ref } from 'react';
import { controlWords } from '../text/en/widgets';
import sheet from './drawer.css';
import { IconButton } from './button';
import { closePath, Icon } from './icons/icon';
import { Modal } from './modal';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface DrawerProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** As in Modal. */
  inAddress?: boolean;
  children: ReactNode;
  /** Stays visible below the scrolling body. */
  footer?: ReactNode;
  /** 'sheet' is 80% of the window's height, whatever it contains. */
  height?: 'auto' | 'sheet';
  /** The scroll container, for lists inside. */
  bodyRef?: Ref<HTMLDivElement>;
}

/** A sheet from the bottom; from 992 px on, a box of at most 824 px in the centre (decision A32). */
export function Drawer(props: DrawerProps) {
  return props.open ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer({ title, onClose, inAddress = false, children, footer, height, bodyRef }: DrawerProps) {
  const id = useId();
  return (
    <Modal labelledBy={id} className={height === 'sheet' ? 'drawer drawer-sheet' : 'drawer'} onClose={onClose} inAddress={inAddress}>
      <div className="drawer-frame">
        {/* Before the body, whose content may look for what scrolls around it as soon as it is there. */}
        <div ref={styled} className="drawer-head">
          <h2 id={id} className="drawer-title">{title}</h2>
          <IconButton label={controlWords.close} onClick={onClose}><Icon path={closePath} /></IconButton>
        </div>
        <div ref={bodyRef} className="drawer-body">{children}</div>
        {footer && <div className="drawer-foot">{footer}</div>}
      </div>
    </Modal>
  );
}
