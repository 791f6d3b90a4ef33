import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { contrast, readingPairs } from './contrast';
import { copyButton } from './copy-button';
import type { GalleryModel } from './gallery-model';
import { highlighted } from './highlight';
import type { ThemeInfo } from './manifest';
import { presets } from './presets';
import { isSet, themeCss, valueIn, withoutValue, withValue, type Theme } from './theme';
import { words } from './words';

const short = (name: string) => name.replace(/^--creator-(color-)?/, '');
const enough = 4.5;

function row(model: GalleryModel, info: ThemeInfo): TemplateResult {
  const { choice, scheme } = model;
  const { name, kind, description } = info;
  const value = valueIn(choice.theme, info, scheme);
  const changed = isSet(choice.theme, info);
  const set = (next: string) => model.choose({ ...choice, theme: next === '' ? withoutValue(choice.theme, info) : withValue(choice.theme, info, scheme, next) });
  const typed = ({ target }: Event) => set((target as HTMLInputElement).value.trim());
  const control = kind === 'length'
    ? html`<span class="length"><input type="number" min="0" max="64" aria-label=${name} .value=${live(String(Number.parseFloat(value)))}
        @input=${({ target }: Event) => set(`${Number((target as HTMLInputElement).value) || 0}px`)}><span aria-hidden="true">px</span></span>`
    : kind === 'colour'
      ? html`<span class="colour"><input type="color" aria-label=${name} .value=${live(value.toLowerCase())} @input=${typed}>
          <input class="code" aria-label=${words.hex(name)} autocomplete="off" spellcheck="false" .value=${live(value)} @change=${typed}></span>`
      : html`<input aria-label=${name} autocomplete="off" spellcheck="false" .value=${live(value)} @change=${typed}>`;
  return html`<li class=${changed ? 'theme-row changed' : 'theme-row'}>
    <span class="theme-name" title=${description}>${short(name)}</span>${control}
    ${changed ? html`<button type="button" class="quiet" @click=${() => set('')}>${words.reset}<span class="unseen"> ${short(name)}</span></button>` : nothing}
  </li>`;
}

function contrasts({ info, choice, scheme }: GalleryModel): TemplateResult {
  const valueOf = (name: string) => {
    const property = info?.theme.find((each) => each.name === name);
    return property ? valueIn(choice.theme, property, scheme) : '';
  };
  return html`<ul class="contrasts">${readingPairs.map(([text, background]) => {
    const ratio = contrast(valueOf(text), valueOf(background));
    if (ratio === undefined) return nothing;
    return html`<li class=${ratio < enough ? 'weak' : ''}><span>${words.contrastOf(short(text), short(background))}</span>
      <b>${(Math.floor(ratio * 10) / 10).toFixed(1)}</b><span>${ratio < enough ? words.tooLittle : words.enough}</span></li>`;
  })}</ul>`;
}

/** The custom properties of the contract, in the visible scheme. */
export function themePanel(model: GalleryModel): TemplateResult {
  const { info, choice, scheme } = model;
  if (!info) return html``;
  const same = (theme: Theme) => JSON.stringify(theme) === JSON.stringify(choice.theme);
  const css = themeCss(choice.tag, choice.theme);
  return html`
    <div class="presets" role="group" aria-label=${words.preset}>
      ${presets.map(({ name, theme }) => html`<button type="button" class="chip" aria-pressed=${String(same(theme))} @click=${() => model.choose({ ...choice, theme })}>${name}</button>`)}
    </div>
    <p class="about">${words.schemeNote[scheme]}</p>
    <ul class="theme-rows">${info.theme.map((property) => row(model, property))}</ul>
    <h2 class="group">${words.contrast}</h2>
    ${contrasts(model)}
    <h2 class="group">${words.css}</h2>
    ${css === '' ? html`<p class="about">${words.nothingChanged}</p>` : html`<pre class="source" tabindex="0"><code>${highlighted(css)}</code></pre>${copyButton(words.copyCss, () => css)}`}`;
}
