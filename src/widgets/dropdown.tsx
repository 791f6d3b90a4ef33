import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { DropdownBox, type DropdownChoice } from './dropdown-box';
import { checkPath, Icon } from './icons/icon';

export interface DropdownProps<Value extends string> extends DropdownChoice<Value> {
  onChange: (value: Value) => void;
}

/** A button that opens and closes a list of options; a click outside, Escape and leaving by Tab also close it. */
export function Dropdown<Value extends string>({ onChange, ...choice }: DropdownProps<Value>) {
  const { id, options, value } = choice;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (open) list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (box.current && !event.composedPath().includes(box.current)) setOpen(false);
    };
    // In the capture phase, because a page may stop the propagation of its clicks.
    document.addEventListener('click', outside, true);
    return () => document.removeEventListener('click', outside, true);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (next: Value) => {
    close();
    if (next !== value) onChange(next);
  };
  const left = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Without a target the focus went nowhere, as after a press in Safari; the click decides then.
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const move = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setOpen(true);
      }
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    const items = [...(list.current?.children ?? [])];
    const at = items.findIndex((item) => item.matches(':focus'));
    const steps: Record<string, number> = { ArrowDown: Math.min(at + 1, items.length - 1), ArrowUp: Math.max(at - 1, 0), Home: 0, End: items.length - 1 };
    const target = items[steps[event.key] ?? -1];
    if (!(target instanceof HTMLElement)) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <DropdownBox {...choice} open={open} boxRef={box} buttonRef={button} onToggle={() => setOpen(!open)} onKeyDown={move} onBlur={left}>
      {open && (
        <div ref={list} id={`${id}-list`} role="listbox" aria-labelledby={`${id}-label`} className="dropdown-list">
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              role="option"
              tabIndex={-1}
              className="dropdown-option"
              aria-selected={option.value === value}
              onClick={() => choose(option.value)}
            >
              <span>{option.label}</span>{option.value === value && <Icon path={checkPath} size={18} />}
            </button>
          ))}
        </div>
      )}
    </DropdownBox>
  );
}
