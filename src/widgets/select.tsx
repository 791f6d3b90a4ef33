import { chevronDownPath, Icon } from './icons/icon';
import sheet from './text-field.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface SelectProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one option, such as the period: the browser's own list, which closes on a click outside. */
export function Select<Value extends string>({ label, options, value, onChange }: SelectProps<Value>) {
  return (
    <span ref={styled} className="select">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => <option key={option.value} value={option.value} lang={option.lang}>{option.label}</option>)}
      </select>
      <Icon className="icon-select" path={chevronDownPath} size={16} />
    </span>
  );
}
