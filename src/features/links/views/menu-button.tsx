import { Icon } from '../../../widgets/icons/icon';
import iconSheet from '../../../widgets/icon-button.css';
import { styledBy } from '../../../widgets/styled-by';

const styled = styledBy(iconSheet);

const dotsPath = 'M12 4.8a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4Zm0 6.5a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4Zm0 6.5a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4Z';

/** Opens the menu of a row; it keeps the focus while a command of it is pending. */
export function MenuButton({ label, busy, onClick }: { label: string; busy: boolean; onClick: () => void }) {
  return (
    <button
      ref={styled} type="button" className="icon-button" part="button" aria-label={label} aria-haspopup="dialog"
      aria-disabled={busy || undefined} aria-busy={busy || undefined} onClick={busy ? undefined : onClick}
    >
      <Icon path={dotsPath} />
    </button>
  );
}
