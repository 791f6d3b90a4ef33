import { html, nothing, render, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Framework, Rendering, Values, View } from '../../../support/framework';

type Hear = (event: Event) => void;

const probe = ({ shown, children, label, count, open, items, rows, camelRows }: View, hear: Hear) => (shown ? html`
  <creator-probe
    label=${label} count=${count} ?open=${open} .items=${items} .rows=${rows} .camelRows=${camelRows}
    @lowercaseevent=${hear} @kebab-event=${hear} @camelEvent=${hear} @CAPSevent=${hear} @PascalEvent=${hear}
    @creator-navigate=${hear}
  >${repeat(children, (text) => text, (text) => html`<p>${text}</p>`)}</creator-probe>` : nothing);

const early = ({ label, count, open, items, rows, camelRows }: Values): TemplateResult => html`
  <creator-late label=${label} count=${count} ?open=${open} .items=${items} .rows=${rows} .camelRows=${camelRows}></creator-late>`;

function renderEarly(host: HTMLElement, values: Values): Rendering {
  render(early(values), host);
  return { update() {}, remove: () => render(nothing, host) };
}

export const framework: Framework = {
  render(host, view, hear) {
    render(probe(view, hear), host);
    return { update: (next) => render(probe(next, hear), host), remove: () => render(nothing, host) };
  },
  renderEarly,
  renderEarlyAdvised: renderEarly,
};
