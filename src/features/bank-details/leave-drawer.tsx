import { bankDetailsWords } from '../../text/en/bank-details';
import { Button } from '../../widgets/button';
import { Drawer } from '../../widgets/drawer';

const words = () => bankDetailsWords.leave;

/** Asks before what was typed into the form is lost. */
export function LeaveDrawer({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const footer = (
    <div className="bank-leave">
      <Button variant="primary" wide onClick={onClose}>{words().stay}</Button>
      <Button wide onClick={onLeave}>{words().leave}</Button>
    </div>
  );
  return (
    <Drawer open title={words().title} onClose={onClose} footer={footer}>
      <p className="muted">{words().text}</p>
    </Drawer>
  );
}
