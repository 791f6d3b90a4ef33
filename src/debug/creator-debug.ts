import { copyText } from '../bridge/copy-text';
import base from '../styles/base.css';
import tokens from '../styles/tokens.css';
import { debugWords as words } from '../text/en/debug';
import { englishTag } from '../text/words';
import sheet from './creator-debug.css';
import { record, type Recorder } from './recorder';
import { reportOf, sectionsOf, type Section, type SectionName } from './sections';

const everyMs = 500;

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag, attributes: Readonly<Record<string, string>> = {}, ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * The overlay for developers: version, runtime, elements, events, calls, bridge and failures, with a report to copy. It
 * shows only what `safe-text` allows.
 */
export class CreatorDebug extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #panel = make('section', { class: 'panel', 'aria-label': words.title });
  readonly #tabs = make('div', { class: 'tabs', role: 'tablist', 'aria-label': words.tabs });
  readonly #body = make('div', { class: 'body', role: 'tabpanel', tabindex: '0' });
  readonly #copy = this.#button('copy', words.copy, () => void this.#copyReport());
  #recorder: Recorder | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #chosen: SectionName = 'runtime';
  #only = '';
  #painted = '';

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [tokens, base, sheet];
    const fold = this.#button('fold', words.fold, () => {
      const folded = this.#panel.classList.toggle('folded');
      fold.textContent = folded ? words.unfold : words.fold;
      fold.setAttribute('aria-expanded', String(!folded));
    });
    fold.setAttribute('aria-expanded', 'true');
    const move = this.#button('move', words.move, () => this.toggleAttribute('top'));
    const head = make('header', {}, make('h2', {}, words.title), this.#copy, move, fold, this.#button('close', words.close, () => this.remove()));
    this.#panel.lang = englishTag;
    this.#panel.append(head, this.#tabs, this.#body);
    this.#root.append(this.#panel);
    this.#tabs.addEventListener('keydown', (event) => this.#moveTab(event));
  }

  #button(name: string, text: string, act: () => void): HTMLButtonElement {
    const button = make('button', { type: 'button', class: `tool tool-${name}` }, text);
    button.addEventListener('click', act);
    return button;
  }

  connectedCallback(): void {
    // In the top layer, so that nothing in the page covers it.
    this.setAttribute('popover', 'manual');
    this.showPopover?.();
    this.#recorder = record();
    this.#timer = setInterval(() => this.#paint(), everyMs);
    this.#paint();
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
    this.#recorder?.stop();
    this.#recorder = undefined;
  }

  #sections(): Section[] {
    return this.#recorder ? sectionsOf(this.#recorder) : [];
  }

  /** Updates only what has changed, because somebody may be reading or selecting the rest. */
  #paint(): void {
    const sections = this.#sections();
    const state = JSON.stringify([sections, this.#chosen, this.#only]);
    if (state === this.#painted) return;
    this.#painted = state;
    const focused = (this.#root.activeElement as HTMLElement | null)?.dataset['tab'];
    this.#tabs.replaceChildren(...sections.map((section) => this.#tab(section)));
    if (focused) this.#tabs.querySelector<HTMLElement>(`[data-tab="${focused}"]`)?.focus();
    const section = sections.find(({ name }) => name === this.#chosen);
    if (section) this.#body.replaceChildren(...this.#filter(section), this.#table(section));
    this.#body.setAttribute('aria-label', section?.title ?? '');
  }

  #tab({ name, title, rows }: Section): HTMLElement {
    const chosen = name === this.#chosen;
    const tab = make('button', {
      type: 'button', role: 'tab', 'data-tab': name, 'aria-selected': String(chosen), tabindex: chosen ? '0' : '-1',
    }, title);
    if (name !== 'runtime' && rows.length > 0) tab.append(make('span', { class: `count count-${name}` }, String(rows.length)));
    tab.addEventListener('click', () => {
      this.#chosen = name;
      this.#paint();
    });
    return tab;
  }

  #moveTab(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const names = this.#sections().map(({ name }) => name);
    const next = step && names[(names.indexOf(this.#chosen) + step + names.length) % names.length];
    if (!next) return;
    this.#chosen = next;
    this.#paint();
    this.#tabs.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  #filter({ name, rows }: Section): Node[] {
    const types = [...new Set(rows.map(([, type]) => type ?? ''))].sort();
    if (name !== 'events' || types.length < 2) return [];
    const select = make('select', {}, make('option', { value: '' }, words.all), ...types.map((type) => make('option', { value: type }, type)));
    select.value = types.includes(this.#only) ? this.#only : '';
    select.addEventListener('change', () => {
      this.#only = select.value;
      this.#paint();
    });
    return [make('label', { class: 'filter' }, words.filter, select)];
  }

  #table({ name, columns, rows }: Section): HTMLElement {
    const shown = name === 'events' && this.#only ? rows.filter(([, type]) => type === this.#only) : rows;
    if (shown.length === 0) return make('p', { class: 'muted' }, words.empty[name]);
    const head = make('tr', {}, ...columns.map((column) => make('th', { scope: 'col' }, column)));
    const lines = shown.map((cells) => make('tr', {}, ...cells.map((cell) => make('td', {}, cell))));
    return make('table', {}, make('thead', {}, head), make('tbody', {}, ...lines));
  }

  async #copyReport(): Promise<void> {
    const report = reportOf(this.#sections());
    if (await copyText(report)) {
      this.#copy.textContent = words.copied;
      setTimeout(() => (this.#copy.textContent = words.copy), 2000);
      return;
    }
    const field = make('textarea', { readonly: '', 'aria-label': words.copyFailed, rows: '8' });
    field.value = report;
    this.#body.replaceChildren(make('p', { class: 'muted' }, words.copyFailed), field);
    field.select();
  }
}
