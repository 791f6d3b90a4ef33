import { html, type TemplateResult } from 'lit-html';
import { formatChoice, otherElement } from './choice';
import type { GalleryModel } from './gallery-model';
import { purposeOf } from './manifest';
import { words } from './words';

/** All elements with their purpose; each links to its own address. */
export function elementList(model: GalleryModel): TemplateResult {
  const { choice, elements, listOpen } = model;
  const toggle = () => {
    model.listOpen = !listOpen;
    model.changed();
  };
  return html`<nav class="list" aria-label=${words.elementList}>
    <button type="button" class="list-toggle" aria-expanded=${String(listOpen)} aria-label=${words.chooseElement(choice.tag)} @click=${toggle}>
      <span>${choice.tag}</span><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg>
    </button>
    <ul class=${listOpen ? 'list-items open' : 'list-items'}>
      ${elements.map((info) => html`<li>
        <a class="list-item" href=${formatChoice(otherElement(choice, info))} aria-current=${info.tag === choice.tag ? 'true' : 'false'}>
          <span class="list-tag">${info.tag.replace('creator-', '')}</span><span class="list-purpose" title=${purposeOf(info)}>${purposeOf(info)}</span>
        </a>
      </li>`)}
    </ul>
  </nav>`;
}
