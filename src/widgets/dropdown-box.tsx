import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import sheet from './dropdown.css';
import { chevronDownPath, Icon } from './icons/icon';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface DropdownChoice<Value extends string> {
  /** A name for its parts in the document. */
  id: string;
  label: string;
  /** Whether the label is visible beside the value, or for screen readers only. */
  showLabel?: boolean;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  /** The edge that the list is aligned to. */
  align?: 'start' | 'end';
}

interface DropdownBoxProps<Value extends string> extends DropdownChoice<Value> {
  open?: boolean;
  boxRef?: Ref<HTMLDivElement>;
  buttonRef?: Ref<HTMLButtonElement>;
  onToggle?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onBlur?: (event: FocusEvent) => void;
  /** The list while it is open. */
  children?: ReactNode;
}

/** The button of a dropdown with the chosen option, and the place of its list. */
export function DropdownBox<Value extends string>(props: DropdownBoxProps<Value>) {
  const { id, label, showLabel = false, options, value, align = 'start', open = false, boxRef, buttonRef, onToggle, onKeyDown, onBlur, children } = props;
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the button and the options inside
    <div ref={boxRef} className={`dropdown dropdown-${align}`} onKeyDown={onKeyDown} onBlur={onBlur}>
      <span ref={styled} id={`${id}-label`} className={showLabel ? 'dropdown-label' : 'visually-hidden'}>{label}</span>
      <button
        ref={buttonRef}
        id={`${id}-button`}
        type="button"
        className="dropdown-button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-labelledby={`${id}-label ${id}-button`}
        onClick={onToggle}
      >
        <span>{options.find((option) => option.value === value)?.label}</span><Icon path={chevronDownPath} size={16} />
      </button>
      {children}
    </div>
  );
}
