import { html, type TemplateResult } from 'lit-html';

interface Tabs<T extends string> {
  label: string;
  /** The prefix of the ids of the tabs and of the panel. */
  id: string;
  all: readonly T[];
  chosen: T;
  say: (tab: T) => unknown;
  choose: (tab: T) => void;
}

/** Tabs with arrow keys; the panel is `${id}-panel`. */
export function tabs<T extends string>({ label, id, all, chosen, say, choose }: Tabs<T>): TemplateResult {
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -all.indexOf(chosen), End: all.length - 1 - all.indexOf(chosen) };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = all[(all.indexOf(chosen) + step + all.length) % all.length];
    if (next === undefined) return;
    choose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return html`<div class="tabs" role="tablist" aria-label=${label} @keydown=${move}>
    ${all.map((tab) => html`<button type="button" role="tab" class="tab" id="${id}-${tab}" aria-controls="${id}-panel"
      aria-selected=${String(tab === chosen)} tabindex=${tab === chosen ? 0 : -1} @click=${() => choose(tab)}>${say(tab)}</button>`)}
  </div>`;
}
