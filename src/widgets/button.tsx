import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import sheet from './button.css';
import iconSheet from './icon-button.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);
const iconStyled = styledBy(iconSheet);

type NativeProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'disabled' | 'id' | 'form' | 'aria-expanded' | 'aria-describedby' | 'aria-haspopup' | 'aria-pressed' | 'aria-label'
>;

export interface ButtonProps extends NativeProps {
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Pending: keeps its width, its name and the focus (a disabled button loses it), and ignores clicks. */
  busy?: boolean;
  wide?: boolean;
  type?: 'button' | 'submit';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Also prevents that a form is submitted again. */
const holdBack = (event: MouseEvent) => event.preventDefault();

/** A button with a text. One primary button per screen. */
export function Button(props: ButtonProps) {
  const { children, variant = 'secondary', busy = false, wide = false, type = 'button', className = '', disabled, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={`button button-${variant}${wide ? ' wide' : ''} ${className}`}
      part={variant === 'primary' ? 'button button-primary' : 'button'}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? holdBack : onClick}
    >
      <span ref={styled} className="button-content">{children}</span>
    </button>
  );
}

export interface IconButtonProps {
  /** The accessible name, because an icon has no text. */
  label: string;
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  className?: string;
  'aria-haspopup'?: 'dialog';
}

/** A round button of 44 px with an icon. */
export function IconButton({ label, children, onClick, disabled, className = '', 'aria-haspopup': popup }: IconButtonProps) {
  return (
    <button
      ref={iconStyled} type="button" className={`icon-button ${className}`} part="button" aria-label={label} aria-haspopup={popup}
      disabled={disabled} onClick={onClick}
    >
      {children}
    </button>
  );
}
