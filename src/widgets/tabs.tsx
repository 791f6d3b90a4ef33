import type { KeyboardEvent } from 'react';
import { isPlainPress } from '../domain/plain-press';
import { forwardSign } from '../styles/forward-sign';
import sheet from './tabs.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

export interface TabsProps<Id extends string> {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly { readonly id: Id; readonly label: string; readonly count?: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The id of the element with role tabpanel. */
  panelId?: string;
}

/** Tabs, all with the look of chips, with arrow keys, Home and End; they scroll sideways if there is not enough space. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, panelId }: TabsProps<Id>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const on = forwardSign(event.currentTarget);
    const steps: Record<string, number> = { ArrowRight: at + on, ArrowLeft: at - on, Home: 0, End: -1 };
    const target = steps[event.key];
    if (target === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    const button = [...event.currentTarget.querySelectorAll('button')].at(target % tabs.length);
    button?.click();
    button?.focus();
  };
  return (
    <div ref={styled} className="tabs" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className="tab"
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          <span>{tab.label}</span>
          {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}
