import sheet from './switch.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface SwitchProps {
  /** The accessible name. */
  label: string;
  on: boolean;
  onToggle: () => void;
  /** A change is pending: ignores clicks and keeps the focus. */
  busy?: boolean;
}

/** On or off, at once. */
export function Switch({ label, on, onToggle, busy = false }: SwitchProps) {
  return (
    <button
      ref={styled}
      type="button"
      role="switch"
      className="switch"
      aria-checked={on}
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onToggle();
      }}
    >
      <span className="switch-track"><span className="switch-knob" /></span>
    </button>
  );
}
