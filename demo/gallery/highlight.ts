import { html, type TemplateResult } from 'lit-html';

const tokens = /(<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/)|("[^"\n]*"|'[^'\n]*')|(<\/?[a-zA-Z][\w-]*|\/?>)|(--creator-[\w-]+)|\b(import|from|export|function|return|class)\b/g;
const kinds = ['comment', 'string', 'tag', 'name', 'word'];

/** Source text with coloured syntax; the text is unchanged. */
export function highlighted(source: string): (string | TemplateResult)[] {
  const parts: (string | TemplateResult)[] = [];
  let end = 0;
  for (const match of source.matchAll(tokens)) {
    parts.push(source.slice(end, match.index));
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)] ?? '';
    parts.push(html`<span class="token-${kind}">${match[0]}</span>`);
    end = match.index + match[0].length;
  }
  return [...parts, source.slice(end)];
}
