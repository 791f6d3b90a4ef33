import { html, type TemplateResult } from 'lit-html';
import { copyButton } from './copy-button';
import type { GalleryModel } from './gallery-model';
import { highlighted } from './highlight';
import { dialects, markup } from './markup';
import { configuration, root } from './sandbox';
import { tabs } from './tabs';
import { words } from './words';

/** The markup that shows the same element on any page. */
export function markupPanel(model: GalleryModel): TemplateResult {
  const { info, choice, dialect } = model;
  if (!info) return html``;
  const source = markup(dialect, choice, info, { root: root.href, configuration });
  return html`
    ${tabs({
      label: words.dialects, id: 'dialect', all: dialects, chosen: dialect, say: (name) => name,
      choose: (next) => {
        model.dialect = next;
        model.changed();
      },
    })}
    <div id="dialect-panel" role="tabpanel" aria-labelledby="dialect-${dialect}">
      <pre class="source" id="markup-source" tabindex="0"><code>${highlighted(source)}</code></pre>
      ${copyButton(words.copy, () => source, () => document.getElementById('markup-source'))}
    </div>`;
}
