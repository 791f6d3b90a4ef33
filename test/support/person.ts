import { executeServerCommand } from '@web/test-runner-commands';

type Name = string | RegExp;

/** The sandbox server a person is on; hand it to `openPerson` to bring a second person to the same marketplace. */
export interface PersonServer {
  readonly id: string;
  readonly origin: string;
  /** The same server under another origin, which lets strangers in: a CDN, or an API of its own. */
  readonly otherOrigin: string;
}

/** How a person comes in. */
export interface PersonOptions {
  scenario?: string;
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** The system's few colours in place of ours, as in Windows' contrast themes. */
  forcedColors?: boolean;
  server?: PersonServer;
  /** The host pages are built and served below /hosts/. */
  hosts?: boolean;
  /** The server is reached by plain http under a name that is no loopback name. */
  plain?: boolean;
}

/** A person with a browser profile of their own on the built app, served by a real sandbox with its real policy. */
export interface Person {
  readonly server: PersonServer;
  goto(path: string): Promise<void>;
  /** Logs in through the sandbox, for flows that are not about logging in; go to a page afterwards. */
  login(phone?: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** A network that brings nothing whose address holds this part; without a part it brings everything again. */
  lose(part?: string): Promise<void>;
  /** A network that brings a script whose address holds this part to a second try only, which has another address. */
  loseFirst(part: string): Promise<void>;
  /** Clicks with a real mouse once the control is there, enabled, still and uncovered. */
  click(role: string, name?: Name, index?: number): Promise<void>;
  /** Replaces what the field holds by typing. */
  fill(role: string, name: Name, text: string): Promise<void>;
  /** Waits for a control by role and name, or for a text when only one argument is given. */
  see(roleOrText: Name, name?: Name): Promise<void>;
  notSee(role: string, name?: Name): Promise<void>;
  seeText(text: Name): Promise<void>;
  notSeeText(text: Name): Promise<void>;
  /** Waits for a text in the page's only frame, of whatever origin. */
  seeInFrame(text: Name): Promise<void>;
  /** How many there are now, without waiting. */
  count(role: string, name?: Name): Promise<number>;
  press(key: string): Promise<void>;
  url(): Promise<string>;
  /** Waits until the address contains the text or matches the pattern. */
  urlMatches(part: Name): Promise<void>;
  /** Value of a field, or the text of anything else. */
  text(role: string, name?: Name): Promise<string>;
  /** Accessibility properties of a control: checked, selected, disabled, expanded. */
  state(role: string, name?: Name): Promise<Record<string, unknown>>;
  /** All visible text of the page. */
  readPage(): Promise<string>;
  /** What the page last copied. */
  readClipboard(): Promise<string>;
  /** Saves `.cache/screenshots/{name}.png`. */
  screenshot(name: string): Promise<void>;
  /** What the page looks like on paper, or on the screen again. */
  emulateMedia(type: 'print' | 'screen'): Promise<void>;
  /** Everything the security policy refused so far. */
  violations(): Promise<string[]>;
  /** Errors nobody caught in the page; those not asked for fail the test file at its end. */
  errors(): Promise<string[]>;
  /** Evaluates an expression in the page, for what no person can see. */
  run<T>(script: string): Promise<T>;
  /** Calls the sandbox's control interface: GET without a body, POST with one. */
  control<T = unknown>(path: string, body?: unknown, method?: string): Promise<T>;
  /** Puts a page or script of a host there, sent with that security policy; the built files stand at /copy/ a second time. Without a body it goes. */
  putPage(path: string, body?: string, policy?: string): Promise<void>;
  /** Another tab of the same person, sharing storage. */
  newTab(): Promise<Person>;
  close(): Promise<void>;
}

interface Admitted { id: string; server: string; origin: string; otherOrigin: string }

const persons = new Set<Person>();
const serverIds = new Set<string>();

// A flow is dozens of steps, so a file that brings persons has the time for them.
(globalThis as { mocha?: { timeout(ms: number): void } }).mocha?.timeout(180_000);

after(async () => {
  for (const person of persons) await person.close();
  for (const server of serverIds) await send('stop', { server });
});

/** Opens a page for a person, by default on a phone in front of a fresh marketplace with one new creator. */
export async function openPerson({ server, ...options }: PersonOptions = {}): Promise<Person> {
  return present(await send<Admitted>('open', { ...options, server: server?.id }));
}

function present({ id, server: serverId, origin, otherOrigin }: Admitted): Person {
  serverIds.add(serverId);
  const act = <T>(method: string, ...args: unknown[]): Promise<T> => send<T>('act', { id, method, args: args.map(pack) });
  const person: Person = {
    server: { id: serverId, origin, otherOrigin },
    goto: (path) => act('goto', path),
    login: (phone) => act('login', phone),
    reload: () => act('reload'),
    back: () => act('back'),
    lose: (part) => act('lose', part),
    loseFirst: (part) => act('loseFirst', part),
    click: (role, name, index) => act('click', role, name, index ?? 0),
    fill: (role, name, text) => act('fill', role, name, text),
    see: (roleOrText, name) => (name === undefined ? act('seeText', roleOrText) : act('see', roleOrText, name)),
    notSee: (role, name) => act('notSee', role, name),
    seeText: (text) => act('seeText', text),
    seeInFrame: (text) => act('seeInFrame', text),
    notSeeText: (text) => act('notSeeText', text),
    count: (role, name) => act('count', role, name),
    press: (key) => act('press', key),
    url: () => act('url'),
    urlMatches: (part) => act('urlMatches', part),
    text: (role, name) => act('text', role, name),
    state: (role, name) => act('state', role, name),
    readPage: () => act('readPage'),
    readClipboard: () => act('readClipboard'),
    screenshot: (name) => act('screenshot', name),
    emulateMedia: (type) => act('emulateMedia', type),
    violations: () => act('violations'),
    errors: () => act('errors'),
    run: (script) => act('run', script),
    control: (path, body, method = body === undefined ? 'GET' : 'POST') => send('control', { server: serverId, path, method, body }),
    putPage: (path, body, policy) => send('page', { server: serverId, path, page: { body, policy } }),
    newTab: async () => present(await send<Admitted>('tab', { id })),
    async close() {
      if (!persons.delete(person)) return;
      const errors = await send<string[]>('close', { id });
      if (errors.length > 0) throw new Error(`the page raised: ${errors.join('; ')}`);
    },
  };
  persons.add(person);
  return person;
}

function pack(value: unknown): unknown {
  return value instanceof RegExp ? { source: value.source, flags: value.flags } : value;
}

async function send<T>(command: string, payload: unknown): Promise<T> {
  const answer = (await executeServerCommand(`person-${command}`, payload)) as { value?: T; error?: string };
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.value as T;
}
