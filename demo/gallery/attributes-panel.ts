import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { described } from './description';
import { isHeld, withAttribute, withSource } from './choice';
import type { GalleryModel } from './gallery-model';
import type { AttributeInfo } from './manifest';
import { words } from './words';

/** An element is created for a scenario, so this choice decides its data. */
function set(model: GalleryModel, { name, default: normal }: AttributeInfo, value: string | undefined): void {
  const { choice } = model;
  if (name === 'scenario') model.choose(value ? withSource(choice, 'scenario', value) : withSource(choice, 'attributes'));
  else model.choose(withAttribute(choice, name, value, normal));
}

function control(model: GalleryModel, info: AttributeInfo, id: string): TemplateResult {
  const { name, kind, options, default: normal } = info;
  const value = model.choice.attributes[name];
  const disabled = isHeld(model.choice.tag, name);
  if (kind === 'choice') {
    return html`<select id=${id} aria-describedby="${id}-about" ?disabled=${disabled} .value=${live(value ?? normal)} @change=${({ target }: Event) => set(model, info, (target as HTMLSelectElement).value)}>
      ${options.map((option) => html`<option .value=${option} ?selected=${option === (value ?? normal)}>${option}</option>`)}
    </select>`;
  }
  if (kind === 'boolean') {
    const isOn = value !== undefined && value !== 'false';
    return html`<input id=${id} aria-describedby="${id}-about" type="checkbox" class="switch" .checked=${live(isOn)} @change=${() => set(model, info, isOn ? undefined : '')}>`;
  }
  return html`<input id=${id} aria-describedby="${id}-about" type=${kind} autocomplete="off" spellcheck="false" placeholder=${words.normal(normal)} .value=${live(value ?? '')}
    @change=${({ target }: Event) => set(model, info, (target as HTMLInputElement).value || undefined)}>`;
}

function row(model: GalleryModel, info: AttributeInfo): TemplateResult {
  const { name, description } = info;
  const isSet = model.choice.attributes[name] !== undefined && !isHeld(model.choice.tag, name);
  const id = `attribute-${name}`;
  return html`<li class=${isSet ? 'row changed' : 'row'}>
    <div class="row-head">
      <label class="row-name" for=${id}>${name}</label>
      ${isSet ? html`<button type="button" class="quiet" @click=${() => set(model, info, undefined)}>${words.reset}<span class="unseen"> ${name}</span></button>` : nothing}
    </div>
    ${control(model, info, id)}
    <p class="about" id="${id}-about">${isHeld(model.choice.tag, name) ? words.heldHere : described(description)}</p>
  </li>`;
}

/** A control for every attribute; a change is applied to the live element. */
export function attributesPanel(model: GalleryModel): TemplateResult {
  const all = model.info?.attributes ?? [];
  const own = all.filter((attribute) => attribute.own);
  const common = all.filter((attribute) => !attribute.own);
  return html`
    <h2 class="group">${words.own}</h2>
    ${own.length === 0 ? html`<p class="about">${words.noOwn}</p>` : html`<ul class="rows">${own.map((info) => row(model, info))}</ul>`}
    <h2 class="group">${words.common}</h2>
    <ul class="rows">${common.map((info) => row(model, info))}</ul>`;
}
