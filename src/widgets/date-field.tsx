import { useId } from 'react';
import { formatDay } from '../text/days';
import { dateFieldWords } from '../text/en/date-field';
import sheet from './text-field.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface DateFieldProps {
  label: string;
  /** YYYY-MM-DD, or empty while it is being typed. */
  value: string;
  /** The first and the last allowed day. */
  min: string;
  max: string;
  onChange: (value: string) => void;
}

/** The browser's own date picker; a typed day outside its bounds shows a message. */
export function DateField({ label, value, min, max, onChange }: DateFieldProps) {
  const id = useId();
  const outside = value === '' || value < min || value > max;
  return (
    <div ref={styled} className="field">
      <label className="field-label" htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className="field-input"
        value={value}
        min={min}
        max={max}
        aria-invalid={outside}
        aria-describedby={outside ? `${id}m` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {outside && (
        <div className="field-below" id={`${id}m`}>
          <span className="field-error" role="alert">{dateFieldWords.between(formatDay(min), formatDay(max))}</span>
        </div>
      )}
    </div>
  );
}
