import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { withSource } from './choice';
import { described } from './description';
import type { GalleryModel } from './gallery-model';
import type { MethodInfo, PropertyInfo } from './manifest';
import { words } from './words';

/** A value as text: plain data literally, anything else by its property names. */
function written(value: unknown): string {
  if (typeof value === 'function') return 'function';
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? `'${value}'` : String(value);
  const names = Object.keys(value);
  return `{ ${names.slice(0, 4).join(', ')}${names.length > 4 ? ', …' : ''} }`;
}

/** The values of the live element as text, to detect changes, because not every change has an event. */
export const propertyValues = ({ info, element }: GalleryModel): readonly string[] =>
  (info?.properties ?? []).map(({ name }) => written((element as unknown as Record<string, unknown> | undefined)?.[name]));

async function call(model: GalleryModel, { name, parameters }: MethodInfo, form: HTMLFormElement): Promise<void> {
  const method = (model.element as unknown as Record<string, unknown> | undefined)?.[name];
  const given = parameters.filter((parameter) => !parameter.optional).map((parameter) => String(new FormData(form).get(parameter.name) ?? ''));
  const said = `${name}(${given.map((value) => `'${value}'`).join(', ')})`;
  const start = performance.now();
  try {
    if (typeof method !== 'function') throw new Error('the element is not defined yet');
    const answer: unknown = await (method as (...values: string[]) => unknown).apply(model.element, given);
    model.outcome = words.answered(said, written(answer), Math.round(performance.now() - start));
  } catch (error) {
    model.outcome = words.failed(said, error instanceof Error ? error.message : String(error));
  }
  model.changed();
}

function methodRow(model: GalleryModel, method: MethodInfo): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void call(model, method, event.currentTarget as HTMLFormElement);
  };
  return html`<li class="row"><form class="method" @submit=${submit}>
    ${method.parameters.filter(({ optional }) => !optional).map(({ name }) => html`<input name=${name} aria-label="${method.name}: ${name}" placeholder=${name} autocomplete="off">`)}
    <button type="submit" class="button code">${words.call(method.name)}</button>
  </form><p class="about">${described(method.description)}</p></li>`;
}

function runtimePicker(model: GalleryModel): TemplateResult {
  const isOwn = model.choice.source === 'sandbox';
  const options = [[false, words.given], [true, words.ownRuntime]] as const;
  return html`<select aria-label="runtime" .value=${live(String(isOwn))}
    @change=${({ target }: Event) => model.choose(withSource(model.choice, (target as HTMLSelectElement).value === 'true' ? 'sandbox' : 'scenario'))}>
    ${options.map(([own, text]) => html`<option .value=${String(own)} ?selected=${own === isOwn}>${text}</option>`)}
  </select>`;
}

function propertyRow(model: GalleryModel, { name, type, readonly, description }: PropertyInfo, value: string): TemplateResult {
  return html`<li class="row">
    <div class="row-head"><span class="row-name">${name}</span>${readonly ? html`<span class="tag">${words.readOnly}</span>` : nothing}<code class="value">${value}</code></div>
    ${name === 'runtime' ? runtimePicker(model) : nothing}
    <p class="about"><code>${type}</code> ${described(description)}</p>
  </li>`;
}

/** The current properties of the live element, and its methods as buttons. */
export function propertiesPanel(model: GalleryModel): TemplateResult {
  const { info } = model;
  if (!info) return html``;
  const values = propertyValues(model);
  const all = info.properties.map((property, index) => ({ property, value: values[index] ?? '' }));
  return html`
    <ul class="rows">${all.filter(({ property }) => !property.attribute).map(({ property, value }) => propertyRow(model, property, value))}</ul>
    <h2 class="group">${words.methods}</h2>
    <ul class="rows">${info.methods.map((method) => methodRow(model, method))}</ul>
    <output class="outcome">${model.outcome}</output>
    <h2 class="group">${words.asAttributes}</h2>
    <dl class="facts">${all.filter(({ property }) => property.attribute).map(({ property, value }) => html`<div><dt>${property.name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
