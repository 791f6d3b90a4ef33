import { useId, useImperativeHandle, useLayoutEffect, useReducer, useRef, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { checkLength } from '../domain/text-limit';
import { fieldWords } from '../text/en/widgets';
import sheet from './text-field.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shows 'length/max' and an error above it. Longer text stays, so that the user can shorten it. */
  max?: number;
  /** Replaces the general message about the length (decision A26). */
  tooLong?: string;
  /** The validator's message, shown unless the text is too long. */
  message?: string | undefined;
  hint?: string;
  /** Shown in the field, before what is typed: '+91'. */
  prefix?: string | undefined;
  type?: 'text' | 'tel' | 'url' | 'email' | 'search';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  autoCapitalize?: string;
  spellCheck?: boolean;
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint'];
  placeholder?: string;
  name?: string;
  multiline?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  onBlur?: () => void;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<Field>;
}

type Field = HTMLInputElement & HTMLTextAreaElement;

/**
 * Holds a field at a value. React's own `value` is copied into an attribute at every letter, where recorders of sessions
 * and other scripts of a page find account numbers and OTPs (decision E345).
 */
function useHeld(value: string, onChange: (value: string) => void) {
  const field = useRef<Field>(null);
  // A change that is refused changes nothing, so it has to be drawn as well.
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value;
  });
  return {
    field,
    change: (event: { target: { value: string } }) => {
      onChange(event.target.value);
      draw();
    },
  };
}

/** A labelled text field; screen readers read its error with it. */
export function TextField({ label, value, onChange, max, tooLong, message, hint, prefix, multiline = false, type = 'text', ref, ...rest }: TextFieldProps) {
  const id = useId();
  const { field, change } = useHeld(value, onChange);
  useImperativeHandle(ref, () => field.current as Field);
  const problem = max === undefined ? message : checkLength(value, max, message);
  const error = problem === 'tooLong' && max !== undefined ? (tooLong ?? fieldWords.tooLong(max)) : problem;
  const over = max !== undefined && value.length > max;
  const shared = {
    ...rest,
    id,
    ref: field,
    className: 'field-input',
    'aria-invalid': Boolean(error),
    'aria-describedby': `${id}m`,
    onChange: change,
  };
  return (
    <div ref={styled} className="field">
      <label className="field-label" htmlFor={id}>{label}</label>
      {multiline ? <textarea {...shared} /> : <Line prefix={prefix}><input {...shared} type={type} /></Line>}
      <div className="field-below" id={`${id}m`}>
        {error ? <span key="error" className="field-error" role="alert">{error}</span> : <span key="hint" className="field-message">{hint}</span>}
        {max !== undefined && <span className={over ? 'field-counter-over' : undefined}>{fieldWords.counter(value.length, max)}</span>}
      </div>
    </div>
  );
}

/** Numbers with a prefix are read from left to right in every script. */
function Line({ prefix, children }: { prefix: string | undefined; children: ReactNode }) {
  return prefix === undefined ? children : <div className="field-line" dir="ltr"><span className="field-prefix" aria-hidden="true">{prefix}</span>{children}</div>;
}
