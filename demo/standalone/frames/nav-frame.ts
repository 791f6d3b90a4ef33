import { nothing, type TemplateResult } from 'lit-html';
import { bottomNav } from '../../../elements/app/bottom-nav';
import { pathOf, type RouteName } from '../../../src/domain/routes';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (value: unknown) => String(value).replace(/[&<"]/g, (sign) => escapes[sign] ?? sign);

function isTemplate(value: unknown): value is TemplateResult {
  return typeof value === 'object' && value !== null && 'strings' in value;
}

/** One value of a template, with the text before it. Listeners and attributes without a value are left out. */
function part(text: string, value: unknown): string {
  const attribute = /\s+([@\w-]+)=$/.exec(text);
  if (!attribute) return text + markupOf(value);
  const before = text.slice(0, attribute.index);
  return attribute[1]?.startsWith('@') || value === nothing ? before : `${before} ${attribute[1]}="${escaped(value)}"`;
}

/** The HTML of a lit template whose attributes are each one value. */
function markupOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(markupOf).join('');
  if (value === nothing) return '';
  if (!isTemplate(value)) return escaped(value);
  const { strings, values } = value;
  return values.map((each, index) => part(strings[index] ?? '', each)).join('') + (strings.at(-1) ?? '');
}

/** The bottom navigation of the app as HTML; its links work without a script. */
export function navFrame(current: RouteName, instagramConnected: boolean): string {
  return markupOf(bottomNav({ current, instagramConnected, has: () => true, href: (item) => pathOf(item), go: () => undefined }));
}
