import { mkdirSync } from 'node:fs';
import { setClock } from './clock.mjs';
import { visibleText, watchPage } from './person-page.mjs';

const patience = 15_000; // as test/support/wait-until
const sameRoles = { img: 'image', text: 'StaticText' };

/** Drives one page as a person would: finds controls by role and name, and uses a real mouse and keyboard. */
export class PersonDriver {
  static async open(page, origin, { viewport, colorScheme, forcedColors }) {
    const driver = new PersonDriver(page, origin);
    await page.setViewport(viewport);
    if (colorScheme) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: colorScheme }]);
    driver.session = await page.createCDPSession();
    // Puppeteer does not know this feature.
    if (forcedColors) await driver.session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    await driver.session.send('Accessibility.enable');
    await driver.session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await page.exposeFunction('tellTestViolation', (text) => { driver.seenViolations.add(text); });
    await setClock(page);
    await page.evaluateOnNewDocument(watchPage);
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined)); // the browser's own question before a page is left
    page.on('pageerror', (error) => driver.seenErrors.push(String(error?.message ?? error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content.Security.Policy|TrustedHTML|TrustedScript/i.test(message.text())) driver.seenViolations.add(message.text());
    });
    return driver;
  }

  constructor(page, origin) {
    this.page = page;
    this.origin = origin;
    this.seenViolations = new Set();
    this.seenErrors = [];
  }

  async goto(path) {
    const go = () => this.page.goto(new URL(path, this.origin).href, { waitUntil: 'load', timeout: patience });
    // A dialog that has just been closed takes its entry out of the history, which aborts what is begun in the same moment.
    await go().catch((error) => (/ERR_ABORTED/.test(error.message) ? go() : Promise.reject(error)));
  }

  async login(phone) {
    if (!this.page.url().startsWith(this.origin)) await this.goto('/sandbox');
    const failure = await this.page.evaluate(async (body) => {
      const response = await fetch('/sandbox/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      if (!response.ok) return `${response.status} ${await response.text()}`;
      // What logging in on the screens leaves in the browser besides the cookie.
      localStorage.setItem('creator:user-id', (await response.json()).user_id);
      return '';
    }, JSON.stringify(phone ? { phone } : {}));
    if (failure) throw new Error(`the sandbox did not log in: ${failure}`);
  }

  async reload() {
    await this.page.reload({ waitUntil: 'load', timeout: patience });
  }

  async lose(part) {
    await this.session.send('Network.enable');
    await this.session.send('Network.setBlockedURLs', { urls: part ? [`*${part}*`] : [] });
  }

  async loseFirst(part) {
    this.session.on('Fetch.requestPaused', ({ requestId, request }) => {
      const again = request.url.includes('?');
      const answer = again ? this.session.send('Fetch.continueRequest', { requestId }) : this.session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
      answer.catch(() => undefined); // the page may be gone
    });
    await this.session.send('Fetch.enable', { patterns: [{ urlPattern: `*${part}*` }] });
  }

  async back() {
    await this.page.goBack({ timeout: patience });
  }

  async see(role, name) {
    await this.find(role, name);
  }

  async notSee(role, name) {
    await this.until(async () => (await this.matches(role, name)).length === 0, () => `${say(role, name)} is still there`);
  }

  async count(role, name) {
    return (await this.matches(role, name)).length;
  }

  async seeText(text) {
    await this.until(async () => holds(await this.readPage(), text), () => `no text ${show(text)}`);
  }

  async seeInFrame(text) {
    const read = () => this.page.frames().find((frame) => frame.parentFrame())?.evaluate(visibleText);
    let seen;
    await this.until(async () => holds(seen = await read() ?? '', text), () => `no text ${show(text)} in the frame, which says: ${seen}`);
  }

  async notSeeText(text) {
    await this.until(async () => !holds(await this.readPage(), text), () => `the text ${show(text)} is still there`);
  }

  async click(role, name, index = 0) {
    await this.until(async () => {
      const point = await this.pointOf(role, name, index);
      if (!point) return false;
      await this.page.mouse.click(point.x, point.y);
      // Where the click has led away, nobody is left to ask.
      return this.page.evaluate(() => globalThis.clickWentToTarget?.() ?? true).catch(() => true);
    }, () => `no ${say(role, name)} that can be clicked`);
  }

  async fill(role, name, text) {
    await this.click(role, name);
    await this.page.keyboard.down('Control');
    await this.page.keyboard.press('KeyA');
    await this.page.keyboard.up('Control');
    await this.page.keyboard.press('Backspace');
    if (text.length > 80) await this.page.keyboard.sendCharacter(text);
    else await this.page.keyboard.type(text);
  }

  async press(key) {
    await this.page.keyboard.press(key);
  }

  async text(role, name) {
    const node = await this.find(role, name);
    if (node.value?.value !== undefined && node.value.value !== '') return String(node.value.value);
    const { object } = await this.session.send('DOM.resolveNode', { backendNodeId: node.backendDOMNodeId });
    const { result } = await this.session.send('Runtime.callFunctionOn', {
      objectId: object.objectId, returnByValue: true,
      functionDeclaration: 'function () { return this.value ?? this.innerText ?? this.textContent; }',
    });
    return String(result.value ?? '').replace(/\s+/g, ' ').trim();
  }

  async state(role, name) {
    const node = await this.find(role, name);
    return Object.fromEntries((node.properties ?? []).map((property) => [property.name, property.value.value]));
  }

  async url() {
    return this.page.url();
  }

  async urlMatches(part) {
    await this.until(() => holds(this.page.url(), part), () => `the address is ${this.page.url()}, not ${show(part)}`);
  }

  async readPage() {
    return this.page.evaluate(visibleText);
  }

  async readClipboard() {
    return this.page.evaluate(() => globalThis.lastCopiedForTest());
  }

  async screenshot(name) {
    mkdirSync('.cache/screenshots', { recursive: true });
    await this.page.screenshot({ path: `.cache/screenshots/${name}.png` });
  }

  async emulateMedia(type) {
    await this.page.emulateMediaType(type);
  }

  async violations() {
    return [...this.seenViolations];
  }

  async errors() {
    return this.seenErrors.splice(0);
  }

  async run(script) {
    return this.page.evaluate(script);
  }

  async find(role, name) {
    return this.until(async () => (await this.matches(role, name))[0] ?? false, () => `no ${say(role, name)}`);
  }

  async matches(role, name) {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    const wanted = sameRoles[role] ?? role;
    return nodes.filter((node) => !node.ignored && node.role?.value === wanted && named(node.name?.value ?? '', name) && node.backendDOMNodeId);
  }

  // The point must belong to the control itself: a person cannot click what something else covers.
  async pointOf(role, name, index) {
    const node = (await this.matches(role, name))[index];
    if (!node || node.properties?.some((property) => property.name === 'disabled' && property.value.value)) return undefined;
    const target = { backendNodeId: node.backendDOMNodeId };
    try {
      await this.session.send('DOM.scrollIntoViewIfNeeded', target);
      const { object } = await this.session.send('DOM.resolveNode', target);
      const { result } = await this.session.send('Runtime.callFunctionOn', {
        objectId: object.objectId, returnByValue: true, awaitPromise: true, functionDeclaration: String(clickablePoint),
      });
      return result.value ?? undefined;
    } catch {
      return undefined; // The node left the page between finding and measuring it: the next round finds its successor.
    }
  }

  async until(attempt, complaint) {
    const deadline = Date.now() + patience;
    let lastError;
    for (;;) {
      try {
        const answer = await attempt();
        if (answer) return answer;
        lastError = undefined;
      } catch (error) {
        lastError = error; // A navigation in flight tears down the document being asked.
      }
      if (Date.now() > deadline) throw new Error(`${complaint()}${lastError ? ` (${lastError.message})` : ''}\n${await this.describe()}`);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }

  async describe() {
    try {
      const { nodes } = await this.session.send('Accessibility.getFullAXTree');
      const told = nodes
        .filter((node) => !node.ignored && node.name?.value && !['StaticText', 'InlineTextBox', 'RootWebArea'].includes(node.role?.value))
        .map((node) => `  ${node.role.value} ${JSON.stringify(node.name.value)}${node.value?.value ? ` = ${JSON.stringify(node.value.value)}` : ''}`);
      return `On the page ${this.page.url()}:\n${told.slice(0, 60).join('\n')}\nText: ${(await this.readPage()).slice(0, 1200)}${this.seenErrors.length ? `\nErrors: ${this.seenErrors.join('; ')}` : ''}`;
    } catch (error) {
      return `The page cannot be described: ${error.message}`;
    }
  }
}

async function clickablePoint() {
  const place = () => this.getBoundingClientRect();
  const before = place();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const after = place();
  if (before.x !== after.x || before.y !== after.y) return null;
  for (const box of [...this.getClientRects()]) {
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const targets = [this, ...(this.labels ?? [])];
    for (let up = topmost(x, y); up; up = up.assignedSlot ?? up.parentNode ?? up.host) {
      if (!targets.includes(up)) continue;
      guard(this);
      return { x, y };
    }
  }
  return null;

  function topmost(x, y) {
    let top = document.elementFromPoint(x, y);
    let inner;
    while ((inner = top?.shadowRoot?.elementFromPoint(x, y)) && inner !== top) top = inner;
    return top;
  }

  // What moves into the way between measuring and clicking gets nothing of the click, which is tried again.
  function guard(control) {
    const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
    const targets = [control, ...(control.labels ?? [])];
    let missed; // said by the first event: what comes after it may find the control gone, and rightly
    const look = (event) => {
      missed ??= !targets.some((target) => event.composedPath().includes(target));
      if (!missed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    globalThis.clickWentToTarget?.();
    for (const kind of kinds) addEventListener(kind, look, true);
    globalThis.clickWentToTarget = () => {
      for (const kind of kinds) removeEventListener(kind, look, true);
      delete globalThis.clickWentToTarget;
      return !missed;
    };
  }
}

const unpack = (pattern) => (typeof pattern === 'object' && pattern !== null ? new RegExp(pattern.source, pattern.flags) : pattern);
const holds = (text, pattern) => (typeof pattern === 'string' ? text.includes(pattern.replace(/\s+/g, ' ')) : unpack(pattern).test(text));
const named = (text, name) => name === undefined || name === null || (typeof name === 'string' ? text.replace(/\s+/g, ' ').trim() === name : unpack(name).test(text));
const show = (pattern) => (typeof pattern === 'string' ? JSON.stringify(pattern) : String(unpack(pattern)));
const say = (role, name) => (name === undefined || name === null ? role : `${role} ${show(name)}`);
