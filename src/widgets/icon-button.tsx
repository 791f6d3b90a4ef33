import type { ReactNode } from 'react';
import sheet from './icon-button.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface IconButtonProps {
  /** The accessible name, because an icon has no text. */
  label: string;
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  className?: string;
}

/** A round button of 44 px with an icon. */
export function IconButton({ label, children, onClick, disabled, className = '' }: IconButtonProps) {
  return (
    <button ref={styled} type="button" className={`icon-button ${className}`} part="button" aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}
