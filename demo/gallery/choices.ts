import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';

interface Choices<T extends string> {
  label: string;
  name: string;
  className?: string;
  options: readonly T[];
  chosen: T;
  say: (option: T) => string;
  choose: (option: T) => void;
}

/** A few options side by side, one of them selected. */
export function choices<T extends string>({ label, name, className = '', options, chosen, say, choose }: Choices<T>): TemplateResult {
  return html`<fieldset class="choices ${className}">
    <legend class="unseen">${label}</legend>
    ${options.map((option) => html`<label class="choice">
      <input type="radio" name=${name} .value=${option} .checked=${live(option === chosen)} @change=${() => choose(option)}><span>${say(option)}</span>
    </label>`)}
  </fieldset>`;
}
