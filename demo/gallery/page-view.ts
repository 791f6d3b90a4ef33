import { html, nothing, type TemplateResult } from 'lit-html';
import { attributesPanel } from './attributes-panel';
import { copyButton } from './copy-button';
import { described } from './description';
import { elementList } from './element-list';
import { eventsPanel } from './events-panel';
import { panels, type GalleryModel, type Panel } from './gallery-model';
import { markupPanel } from './markup-panel';
import { propertiesPanel } from './properties-panel';
import { scenarioNames } from './scenario-names';
import { tabs } from './tabs';
import { themePanel } from './theme-panel';
import { toolbar } from './toolbar';
import { words } from './words';

const views: Readonly<Record<Panel, (model: GalleryModel) => TemplateResult>> = {
  attributes: attributesPanel, properties: propertiesPanel, events: eventsPanel, theme: themePanel, markup: markupPanel,
};

function header(): TemplateResult {
  return html`<header class="bar">
    <h1><span class="bar-brand">${words.intro}</span> ${words.title}</h1>
    <nav class="bar-links" aria-label=${words.otherPages}><a href="/">${words.app}</a><a href="/sandbox">${words.sandbox}</a><a href="/widgets/">${words.widgets}</a></nav>
  </header>`;
}

/** The problem, shown above the element or instead of it. */
function notice({ manifestFailure, sandboxFailure, elements, info, choice }: GalleryModel): TemplateResult | typeof nothing {
  if (manifestFailure) {
    return html`<div class="notice" role="alert"><h2>${words.noManifest}</h2><p>${manifestFailure}</p><p>${words.noManifestAdvice}</p>
      <button type="button" class="button" @click=${() => location.reload()}>${words.again}</button></div>`;
  }
  if (elements.length === 0) return html`<p class="notice" role="status">${words.loading}</p>`;
  if (!info) return html`<div class="notice" role="alert"><h2>${words.unknown(choice.tag)}</h2><p>${words.unknownAdvice}</p></div>`;
  if (sandboxFailure) return html`<p class="notice" role="alert">${words.loggedOut(sandboxFailure)}</p>`;
  const { scenario } = choice.attributes;
  if (scenario !== undefined && !scenarioNames.includes(scenario)) return html`<p class="notice" role="alert">${words.noSuchScenario(scenario)}</p>`;
  return nothing;
}

function about(model: GalleryModel): TemplateResult {
  const { panel, heard, hidden } = model;
  const count = heard.filter(({ name }) => !hidden.has(name)).length;
  const say = (each: Panel) => html`${words.panel[each]}${each === 'events' && count > 0 ? html`<span class="count">${count}</span>` : nothing}`;
  return html`<section class="about-element" aria-label=${words.panels}>
    ${tabs({
      label: words.panels, id: 'panel', all: panels, chosen: panel, say,
      choose: (next) => {
        model.panel = next;
        model.changed();
      },
    })}
    <div class="panel" id="panel-panel" role="tabpanel" aria-labelledby="panel-${panel}" tabindex="0">${views[panel](model)}</div>
  </section>`;
}

/** The whole page. The container of the live element is not rendered here, because the stage fills it. */
export function pageView(model: GalleryModel): TemplateResult {
  const { choice, info, element } = model;
  const status = element?.status ?? 'idle';
  return html`${header()}
    <div class="page">
      ${elementList(model)}
      <main class="middle">
        <div class="about-stage">
          <h2 class="tag-name">${info ? html`&lt;${info.tag}&gt;` : nothing}</h2>
          ${info ? html`<span class="status status-${status}" role="status" aria-label=${words.status}>${status}</span>
            <span class="stage-actions"><button type="button" class="button" @click=${() => model.stage?.create(choice)}>${words.anew}</button>${copyButton(words.copyLink, () => location.href)}</span>` : nothing}
          <p class="tag-purpose">${info ? described(info.description) : nothing}</p>
        </div>
        ${info ? toolbar(model) : nothing}
        ${notice(model)}
        <div class="bench" ?hidden=${!info}>
          <div class="frame width-${choice.width} scheme-${model.scheme}">
            <div class="scroller" role="region" tabindex="0" aria-label=${words.live(choice.tag)}><div class="stage"></div></div>
          </div>
        </div>
      </main>
      ${info ? about(model) : nothing}
    </div>`;
}
