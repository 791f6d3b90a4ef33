import { Button } from '../../widgets/button';

interface StepBarProps {
  label: string;
  /** Without it the button submits its form. */
  onClick?: () => void;
  busy?: boolean;
  disabled?: boolean;
}

/** The bar at the bottom with the next action. */
export function StepBar({ label, onClick, busy = false, disabled = false }: StepBarProps) {
  return (
    <div className="bank-bar">
      <Button variant="primary" data-name="next-step" wide busy={busy} disabled={disabled} {...(onClick ? { onClick } : { type: 'submit' })}>{label}</Button>
    </div>
  );
}
