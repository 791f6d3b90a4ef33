import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { widths, withAttribute, withSource, type Choice } from './choice';
import { choices } from './choices';
import type { GalleryModel } from './gallery-model';
import { scenarioNames } from './scenario-names';
import { words } from './words';

const schemes = ['auto', 'light', 'dark'] as const;
const directions = ['ltr', 'rtl'] as const;
/** The languages with words, and the pseudo-language, which is longer. Any other is shown in English. */
const locales = ['', 'en', 'hi', 'ta', 'te', 'bn', 'mr', 'en-XA'];
const languages = new Intl.DisplayNames('en', { type: 'language' });

function dataPicker(model: GalleryModel, choice: Choice): TemplateResult {
  const { source, attributes: { scenario = '' } } = choice;
  const isUnknown = source === 'scenario' && !scenarioNames.includes(scenario);
  const names = isUnknown ? [...scenarioNames, scenario] : scenarioNames;
  const change = ({ target }: Event) => {
    const { value } = target as HTMLSelectElement;
    model.choose(value === '_sandbox' || value === '_attributes' ? withSource(choice, value === '_sandbox' ? 'sandbox' : 'attributes') : withSource(choice, 'scenario', value));
  };
  const chosen = source === 'scenario' ? scenario : `_${source}`;
  const option = (value: string, text: string) => html`<option .value=${value} ?selected=${value === chosen}>${text}</option>`;
  return html`<label class="field"><span class="field-name">${words.data}</span>
    <select .value=${live(chosen)} @change=${change}>
      <optgroup label=${words.scenarios}>
        ${names.map((name) => option(name, scenarioNames.includes(name) ? name : words.unknownScenario(name)))}
      </optgroup>
      <optgroup label=${words.backEnds}>${option('_sandbox', words.fromSandbox)}${option('_attributes', words.fromAttributes)}</optgroup>
    </select></label>`;
}

function localePicker(model: GalleryModel, choice: Choice): TemplateResult | typeof nothing {
  const info = model.info?.attributes.find(({ name }) => name === 'locale');
  if (!info) return nothing;
  const chosen = choice.attributes['locale'] ?? info.default;
  const names = locales.includes(chosen) ? locales : [chosen, ...locales];
  const say = (name: string) => {
    if (name === '') return words.pageLocale;
    try {
      return `${languages.of(name) ?? name} (${name})`;
    } catch {
      return name; // not a language tag
    }
  };
  return html`<label class="field"><span class="field-name">${words.locale}</span>
    <select .value=${live(chosen)} title=${info.description} @change=${({ target }: Event) => model.choose(withAttribute(choice, 'locale', (target as HTMLSelectElement).value, info.default))}>
      ${names.map((name) => html`<option .value=${name} ?selected=${name === chosen}>${say(name)}</option>`)}
    </select></label>`;
}

/** Data, locale, width, colours and direction of the live element. */
export function toolbar(model: GalleryModel): TemplateResult {
  const { choice } = model;
  const { attributes } = choice;
  return html`<section class="toolbar" aria-label=${words.view}>
    ${dataPicker(model, choice)}${localePicker(model, choice)}
    ${choices({ label: words.width, name: 'width', className: 'widths', options: widths, chosen: choice.width, say: (width) => words.widthName[width], choose: (width) => model.choose({ ...choice, width }) })}
    ${choices({ label: words.scheme, name: 'scheme', options: schemes, chosen: schemes.find((each) => each === attributes['color-scheme']) ?? 'auto', say: (scheme) => words.schemeName[scheme], choose: (scheme) => model.choose(withAttribute(choice, 'color-scheme', scheme, 'auto')) })}
    ${choices({ label: words.direction, name: 'direction', options: directions, chosen: attributes['dir'] === 'rtl' ? 'rtl' : 'ltr', say: (direction) => words.directionName[direction], choose: (direction) => model.choose(withAttribute(choice, 'dir', direction, 'ltr')) })}
  </section>`;
}
