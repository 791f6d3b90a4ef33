import type { ReactNode, Ref } from 'react';
import sheet from './icon-button.css';
import { useSheet } from './use-sheet';

export interface IconButtonProps {
  /** The accessible name, because an icon has no text. */
  label: string;
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A round button of 44 px with an icon. */
export function IconButton({ label, children, onClick, disabled, className = '', ref }: IconButtonProps) {
  useSheet(sheet);
  return (
    <button ref={ref} type="button" className={`icon-button ${className}`} part="button" aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}
