import type { BridgeMessage } from '../bridge/bridge-trace';
import type { Runtime } from '../runtime';
import { debugWords as words } from '../text/en/debug';
import { pageLanguage } from '../text/words';
import type { Recorder } from './recorder';
import { safeAddress, safeId, safeText } from './safe-text';
import { version } from './version';

export type SectionName = 'runtime' | 'elements' | 'events' | 'requests' | 'bridge' | 'failures';

/** A table of the overlay and of the report. */
export interface Section {
  name: SectionName;
  title: string;
  columns: readonly string[];
  rows: string[][];
}

type Ours = HTMLElement & { runtime?: Runtime; status?: string };

function* elementsBelow(root: ParentNode): Generator<Ours> {
  for (const element of root.querySelectorAll<Ours>('*')) {
    const { localName } = element;
    if (localName.startsWith('creator-') && !localName.endsWith('-view') && localName !== 'creator-debug') yield element;
    if (element.shadowRoot) yield* elementsBelow(element.shadowRoot);
  }
}

/** The engine and its version; the rest of the user agent reveals too much about a device. */
function browser(): string {
  const { userAgent } = navigator;
  const found = /(Firefox|Edg|SamsungBrowser|Chrome|CriOS|FxiOS)\/(\d+)/.exec(userAgent) ?? /(Version)\/(\d+(?:\.\d+)?).*Safari/.exec(userAgent);
  return found ? `${found[1] === 'Version' ? 'Safari' : found[1]} ${found[2]}` : words.hidden;
}

function runtimeRows(ours: readonly Ours[]): string[][] {
  const rows = [[words.version, version], [words.browser, browser()]];
  const runtimes = new Set(ours.map((element) => element.runtime).filter((runtime) => runtime !== undefined));
  for (const { apiBase, clientId, host, brand } of runtimes) {
    rows.push(
      [words.apiBase, safeAddress(apiBase)], [words.clientId, safeText(clientId)], [words.host, host.kind], [words.brand, safeText(brand.name)],
    );
  }
  rows.push([words.locale, safeText(pageLanguage.tag)]);
  rows.push(...refusedHosts().map(({ host, list }) => [words.refused(list), safeText(host)]));
  return rows;
}

/** Hosts in addresses from the API that the page has not configured (`features/shared/screen/refused-host`). */
function refusedHosts(): readonly { host: string; list: 'mediaHosts' | 'linkHosts' }[] {
  const key = Symbol.for('creator-elements.refused-hosts');
  return (globalThis as { [key: symbol]: { host: string; list: 'mediaHosts' | 'linkHosts' }[] | undefined })[key] ?? [];
}

function bridgeMessages(): readonly BridgeMessage[] {
  const key = Symbol.for('creator-elements.bridge-trace');
  return (globalThis as { [key: symbol]: BridgeMessage[] | undefined })[key] ?? [];
}

/** The content of the overlay, newest first; every text in it is safe to copy and share. */
export function sectionsOf({ events, requests, readyAt }: Recorder): Section[] {
  const ours = [...elementsBelow(document)];
  const { ms } = words;
  const section = (name: SectionName, rows: string[][]): Section => ({ name, title: words[name], columns: words.columns[name], rows });
  return [
    section('runtime', runtimeRows(ours)),
    section('elements', ours.map((element) => {
      const at = readyAt(element);
      return [safeText(element.localName), element.status ?? words.waiting, at === undefined ? '' : ms(at)];
    })),
    section('events', events.map(({ at, type, tag, facts }) => [ms(at), type, tag, facts]).reverse()),
    section('requests', requests.map(({ at, method, path, status, ms: took, id }) =>
      [ms(at), `${method} ${path}`, took === undefined ? words.waiting : String(status ?? words.failed), took === undefined ? '' : ms(took), id]).reverse()),
    section('bridge', bridgeMessages().map(({ at, from, type, outcome, ms: took, id }) =>
      [ms(at), from, /^[a-zA-Z]{1,24}$/.test(type) ? type : words.hidden, outcome ?? words.waiting, took === undefined ? '' : ms(took), safeId(id)]).reverse()),
    section('failures', events.filter(({ type, code }) => type === 'creator-error' && code)
      .map(({ at, tag, code }) => [ms(at), tag, code ?? '', words.guide(code ?? '')]).reverse()),
  ];
}

/** The report for copying: the same tables as text. */
export function reportOf(sections: readonly Section[]): string {
  return sections.map(({ title, columns, rows, name }) =>
    [`## ${title}`, ...(rows.length > 0 ? [columns, ...rows].map((cells) => cells.join(' | ')) : [words.empty[name]])].join('\n')).join('\n\n');
}
