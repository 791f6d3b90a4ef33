import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { CreatorNavigateDetail } from '../../elements/events';
import { isCancelable } from './cancelable-events';
import { described } from './description';
import type { GalleryModel } from './gallery-model';
import type { Heard } from './live-element';
import { words } from './words';

const time = (at: Date) => `${at.toLocaleTimeString('en-GB')}.${String(at.getMilliseconds()).padStart(3, '0')}`;

function toggled<T extends string>(set: Set<T>, name: T, model: GalleryModel): void {
  if (!set.delete(name)) set.add(name);
  model.changed();
}

function openHere(model: GalleryModel, { name, detail }: Heard): TemplateResult | typeof nothing {
  const place = name === 'creator-navigate' ? model.placeOf(detail as CreatorNavigateDetail) : undefined;
  return place ? html`<a class="open-here" href=${place.address}>${words.openHere(place.tag)}</a>` : nothing;
}

function entry(model: GalleryModel, event: Heard): TemplateResult {
  return html`<li class="entry">
    <div class="entry-head">
      <time datetime=${event.at.toISOString()}>${time(event.at)}</time><span class="entry-name">${event.name}</span>
      ${event.prevented ? html`<span class="tag">${words.prevented}</span>` : nothing}
    </div>
    <pre class="detail">${JSON.stringify(event.detail, null, 1)?.replace(/\n\s*/g, ' ')}</pre>
    ${openHere(model, event)}
  </li>`;
}

/** Every event of the element, newest first. */
export function eventsPanel(model: GalleryModel): TemplateResult {
  const names = (model.info?.events ?? []).map(({ name }) => name);
  const canPrevent = names.filter(isCancelable);
  const shown = model.heard.filter(({ name }) => !model.hidden.has(name));
  const clear = () => {
    model.heard = [];
    model.changed();
  };
  return html`
    <fieldset class="switches"><legend>${words.preventDefault}</legend>
      ${canPrevent.map((name) => html`<label class="switch-row"><input type="checkbox" class="switch" .checked=${model.prevented.has(name)}
        @change=${() => toggled(model.prevented, name, model)}><span>${name}</span></label>`)}
    </fieldset>
    <details class="which"><summary>${words.which}</summary>
      ${(model.info?.events ?? []).map(({ name, description }) => html`<label class="switch-row"><input type="checkbox" .checked=${!model.hidden.has(name)}
        @change=${() => toggled(model.hidden, name, model)}><span><b>${name}</b> ${described(description)}</span></label>`)}
    </details>
    <div class="log-head"><span>${words.heard(shown.length)}</span><button type="button" class="quiet" @click=${clear}>${words.clear}</button></div>
    ${shown.length === 0 ? html`<p class="about">${words.noEvents}</p>` : html`<ol class="log">${repeat(shown, ({ id }) => id, (event) => entry(model, event))}</ol>`}`;
}
