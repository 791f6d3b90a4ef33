import { useId, type ReactNode, type Ref } from 'react';
import { DrawerFrame } from './drawer-frame';
import { Modal } from './modal';

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
      <DrawerFrame titleId={id} title={title} onClose={onClose} footer={footer} bodyRef={bodyRef}>{children}</DrawerFrame>
    </Modal>
  );
}
