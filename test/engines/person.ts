import type { InPage, Wanted } from './in-page';

/** What the journeys need of a page of an engine (build/engines). */
export interface EnginePage {
  evaluate<T>(act: string): Promise<T>;
  goto(url: string): Promise<unknown>;
  url(): string | Promise<string>;
  setViewport(size: { width: number; height: number }): Promise<unknown>;
  readonly keyboard: { press(key: string): Promise<unknown>; type(text: string): Promise<unknown> };
  readonly mouse: { click(x: number, y: number): Promise<unknown> };
}

type Name = string | RegExp;

/** Somebody at a browser: they see words and press what has a name, with the browser's own mouse and keyboard. */
export interface Person {
  goto(path: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  press(key: string): Promise<void>;
  click(role: string, name: Name): Promise<void>;
  /** Replaces what is in a field by what is typed. */
  fill(name: Name, text: string, role?: string): Promise<void>;
  /** Waits for an element with this role and name, and moves it into the view. */
  scrollsTo(role: string, name: Name): Promise<void>;
  /** Waits for an element with this role and name. */
  finds(role: string, name?: Name): Promise<void>;
  /** Waits for an element with this whole text. */
  sees(text: Name): Promise<void>;
  seesNo(text: Name): Promise<void>;
  /** Waits for an address whose path matches. */
  isAt(path: RegExp): Promise<void>;
  /** Waits for words of the page that match, and returns the match. */
  reads(pattern: RegExp): Promise<RegExpExecArray>;
  /** All visible text. */
  read(): Promise<string>;
  copied(): Promise<string>;
  value(name: string): Promise<string>;
  evaluate<T>(act: () => T | Promise<T>): Promise<T>;
}

/** As long as a test waits on a busy machine (test/support/wait-until). */
const patienceMs = 20_000;

const wantedBy = (name: Name | undefined, role?: string): Wanted => ({
  ...(role ? { role } : {}),
  ...(name instanceof RegExp ? { pattern: name.source } : name === undefined ? {} : { text: name }),
});

/**
 * @param origin the sandbox
 * @param inPage the script of `in-page.ts`
 */
export function personAt(page: EnginePage, origin: string, inPage: string): Person {
  const ask = <K extends keyof InPage>(question: K, ...wanted: Parameters<InPage[K]>): Promise<Awaited<ReturnType<InPage[K]>>> =>
    page.evaluate(`(() => { if (!globalThis.inPage) { ${inPage} } return globalThis.inPage.${question}(...${JSON.stringify(wanted)}); })()`);

  async function until<T>(what: string, act: () => Promise<T | undefined | false>): Promise<T> {
    const end = Date.now() + patienceMs;
    let last = '';
    for (;;) {
      // A page that is being left has no answer.
      const found = await act().catch((error: unknown) => void (last = String(error)));
      if (found) return found;
      if (Date.now() > end) throw new Error(`${what}${last ? ` (${last})` : ''} in: ${(await ask('read').catch(String)).slice(0, 1000)}`);
      await new Promise((resolve) => { setTimeout(resolve, 100); });
    }
  }

  async function clickAt(wanted: Wanted, what: string) {
    let missing = '';
    const at = await until(`cannot press ${what}`, async () => {
      const place = await ask('place', wanted);
      if ('x' in place) return place;
      missing = place.missing;
      return undefined;
    }).catch((error: unknown) => { throw new Error(`${missing}: ${String(error)}`); });
    await page.mouse.click(at.x, at.y);
  }

  const person: Person = {
    goto: async (path) => void await page.goto(new URL(path, origin).href),
    back: () => page.evaluate('history.back()'),
    async reload() {
      await page.evaluate('void (globalThis.isOldPage = true, setTimeout(() => location.reload()))');
      await until('the page is not loaded again', () => page.evaluate<boolean>('!globalThis.isOldPage'));
    },
    press: async (key) => void await page.keyboard.press(key),
    click: (role, name) => clickAt(wantedBy(name, role), `${role} ${name}`),
    async fill(name, text, role = 'textbox') {
      await clickAt(wantedBy(name, role), `${role} ${name}`);
      const before = await ask('select');
      if (text === '' && before !== '') await page.keyboard.press('Backspace');
      else await page.keyboard.type(text);
    },
    finds: async (role, name) => void await until(`no ${role} ${name ?? ''}`, () => ask('shows', wantedBy(name, role))),
    scrollsTo: async (role, name) => void await until(`no ${role} ${name}`, () => ask('scrollTo', wantedBy(name, role))),
    sees: async (text) => void await until(`no text ${text}`, () => ask('shows', wantedBy(text))),
    seesNo: async (text) => void await until(`still the text ${text}`, async () => !await ask('shows', wantedBy(text))),
    isAt: async (path) => void await until(`not at ${path}`, async () => path.test(new URL(await page.url()).pathname)),
    reads: (pattern) => until(`no words ${pattern}`, async () => pattern.exec(await person.read()) ?? undefined),
    read: () => ask('read'),
    copied: () => ask('copied'),
    value: (name) => ask('value', wantedBy(name, 'textbox')),
    evaluate: (act) => page.evaluate(`(${act.toString()})()`),
  };
  return person;
}
