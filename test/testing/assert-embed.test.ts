import { expect } from '@open-wc/testing';
import { defineCreatorElement } from '../../elements/define';
import { assertEmbed, EmbedError, type EmbedCheck, type EmbedExpectations } from '../../src/testing/assert-embed';
import { createFakeRuntime } from '../../src/testing/fake-runtime';
import { allTags, makeElement } from '../scenarios/open-demo';

/** An element that is ready immediately, for adding faults. */
class Plain extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: 'open' });
  }
  connectedCallback() {
    this.shadowRoot?.replaceChildren(document.createTextNode('Text'));
    this.dispatchEvent(new CustomEvent('creator-ready', { bubbles: true }));
  }
  disconnectedCallback() {
    this.shadowRoot?.replaceChildren();
  }
  whenReady(): Promise<string> {
    return Promise.resolve('ready');
  }
}

let planted = 0;
function plant(faulty: new () => HTMLElement): HTMLElement {
  const tag = `planted-${++planted}`;
  customElements.define(tag, faulty);
  return document.createElement(tag);
}

async function problemsOf(element: HTMLElement, expectations: EmbedExpectations = {}): Promise<EmbedError> {
  try {
    await assertEmbed(element, { timeoutMs: 300, ...expectations });
  } catch (error) {
    if (error instanceof EmbedError) return error;
    throw error;
  }
  throw new Error('nothing was found wrong');
}

async function finds(check: EmbedCheck, text: RegExp, element: HTMLElement, expectations?: EmbedExpectations): Promise<void> {
  const error = await problemsOf(element, expectations);
  expect(error.problems.map((problem) => problem.check)).to.include(check);
  expect(error.message).to.contain(`<${element.localName}>`).and.to.match(text);
  expect(element.isConnected).to.equal(false);
}

describe('assertEmbed', () => {
  before(async () => {
    for (const tag of allTags) document.body.append(makeElement(tag, { scenario: 'busy-creator' }));
    const all = [...document.body.children].filter(({ localName }) => localName.startsWith('creator-'));
    await Promise.all(all.map(async (element) => {
      await customElements.whenDefined(element.localName);
      await (element as ReturnType<typeof makeElement>).whenReady();
      element.remove();
    }));
  });

  for (const tag of allTags) {
    it(`passes on <${tag}> with a fake runtime`, async () => {
      await assertEmbed(makeElement(tag), { runtime: await createFakeRuntime() });
    });
  }

  it('passes on an element of a scenario, dark, and leaves it where it was', async () => {
    const element = makeElement('creator-earnings', { scenario: 'payment-paid', 'color-scheme': 'dark' });
    const [box, after] = [document.createElement('div'), document.createElement('p')];
    document.body.append(box);
    box.append(element, after);
    await assertEmbed(element, { events: ['creator-ready', 'creator-track'].slice(0, 1) });
    expect(after.previousElementSibling === element).to.equal(true);
    box.remove();
  });

  it('finds a tag that no script defines', () => finds('defined', /no script has defined the tag/, document.createElement('creator-nowhere')));

  it('finds a second copy of the bundle', async () => {
    const definition = {
      skeleton: [], screen: () => import('../../src/features/help/help-screen').then((module) => module.HelpScreen),
    };
    defineCreatorElement('creator-twice', definition);
    const element = document.createElement('creator-twice');
    const runtime = await createFakeRuntime();
    await assertEmbed(element, { runtime });
    defineCreatorElement('creator-twice', definition);
    await finds('defined', /second copy of the bundle/, element, { runtime, timeoutMs: 5000 });
  });

  it('finds an element that never becomes ready, and one that fails', async () => {
    await finds('ready', /still loading after 300 ms/, plant(class extends Plain {
      override whenReady() { return new Promise<string>(() => {}); }
    }));
    const runtime = await createFakeRuntime({ faults: { 'POST /perf/v2/overview': { status: 500 } } });
    await finds('ready', /ready: failed with server-failed: The API failed with status 500 at POST \/perf\/v2\/overview\./, makeElement('creator-performance'), { runtime, timeoutMs: 5000 });
  });

  it('tells why an element failed, though that comes after the failure', async () => {
    const ownFetch = globalThis.fetch;
    globalThis.fetch = () => Promise.resolve(new Response('<p>No such page</p>', { status: 404, headers: { 'content-type': 'text/html' } }));
    const runtime = await createFakeRuntime({ faults: { 'POST /perf/v2/overview': { status: 404 } } });
    await finds('ready', /ready: failed with api-base-wrong: \S/, makeElement('creator-performance'), { runtime, timeoutMs: 5000 })
      .finally(() => { globalThis.fetch = ownFetch; });
    await finds('ready', /ready: failed, without a creator-error/, plant(class extends Plain {
      override whenReady() { return Promise.resolve('error'); }
    }));
  });

  it('finds an element that is ready only once', () => finds('remount', /still loading/, plant(class extends Plain {
    #lives = 0;
    override connectedCallback() { this.#lives++; super.connectedCallback(); }
    override whenReady() { return this.#lives > 1 ? new Promise<string>(() => {}) : super.whenReady(); }
  })));

  it('finds weak contrast, through opacity and in nested shadow roots', async () => {
    const weak = (css: Partial<CSSStyleDeclaration>, background = '#fff') => plant(class extends Plain {
      override connectedCallback() {
        super.connectedCallback();
        const text = document.createElement('p');
        text.textContent = 'Hard to read';
        Object.assign(text.style, css);
        const host = document.createElement('div');
        host.attachShadow({ mode: 'open' }).append(text);
        host.style.background = background;
        this.shadowRoot?.replaceChildren(host);
      }
    });
    await finds('contrast', /“Hard to read” has 2\.32:1, needs 4\.5:1/, weak({ color: '#aaa' }));
    await finds('contrast', /Hard to read/, weak({ color: '#000', opacity: '.3' }));
    await finds('contrast', /Hard to read/, weak({ color: 'oklch(0.3 0 0)' }, '#222'));
    await assertEmbed(weak({ color: '#767676' }));
    await assertEmbed(weak({ color: '#949494', fontSize: '24px' }));
    await assertEmbed(weak({ color: '#aaa' }), { contrast: false });
  });

  it('finds an event that does not come', () => finds('events', /creator-never did not come/, plant(class extends Plain {}), { events: ['creator-ready', 'creator-never'] }));

  it('finds listeners, intervals and content that stay behind', async () => {
    await finds('leak', /window keydown is still there[^]*document scroll is still there[^]*interval of 1000 ms/, plant(class extends Plain {
      override connectedCallback() {
        super.connectedCallback();
        window.addEventListener('keydown', () => this.title);
        document.addEventListener('scroll', () => this.title, { capture: true });
        document.addEventListener('click', () => this.title, { once: true, signal: AbortSignal.abort() });
        setInterval(() => this.title, 1000);
      }
    }));
    await finds('leak', /shadow root still holds/, plant(class extends Plain { override disconnectedCallback() {} }));
  });

  it('finds what is left in the page beside the element', async () => {
    const left: HTMLElement[] = [];
    const leave = (place: Element, tag: string) => {
      const element = document.createElement(tag);
      left.push(element);
      place.append(element);
    };
    const pages = [document.documentElement, document.body];
    const all = ['<style> in <head> is still there', '<dialog> in <body> is still there', ...pages.map(({ localName }) => `the changed style of <${localName}> \\(overflow: hidden;\\) is still there`)];
    // In one element: each run waits for what shared stores let go late.
    await finds('leak', new RegExp(all.map((each) => `(?=[^]*${each})`).join('')), plant(class extends Plain {
      override connectedCallback() {
        super.connectedCallback();
        leave(document.body, 'dialog');
        leave(document.head, 'style');
        for (const page of pages) page.style.overflow = 'hidden';
      }
    }));
    for (const element of left) element.remove();
    for (const page of pages) page.style.overflow = '';
  });

  it('passes on what is attached once per page, also by code that comes only in the second life', async () => {
    const listen = () => undefined;
    await assertEmbed(plant(class extends Plain {
      #lives = 0;
      override connectedCallback() {
        super.connectedCallback();
        if (++this.#lives === 2) document.addEventListener('securitypolicyviolation', listen);
      }
    }));
    document.removeEventListener('securitypolicyviolation', listen);
    await finds('leak', /document securitypolicyviolation is still there/, plant(class extends Plain {
      override connectedCallback() {
        super.connectedCallback();
        document.addEventListener('securitypolicyviolation', () => this.title);
      }
    }));
  });

  it('leaves the page its listeners as the browser takes them, null for no options too', async () => {
    let heard = 0;
    const hear = () => void heard++;
    await assertEmbed(plant(class extends Plain {
      override connectedCallback() {
        super.connectedCallback();
        window.addEventListener('planted', hear, null as never);
        window.dispatchEvent(new Event('planted'));
        window.removeEventListener('planted', hear, null as never);
      }
    }));
    expect(heard).to.be.above(1);
  });

  it('lets a second run wait for the one under way, and puts back what it has watched', async () => {
    const own = [EventTarget.prototype.addEventListener, globalThis.setInterval];
    const lives: string[] = [];
    const element = (name: string) => plant(class extends Plain {
      override connectedCallback() {
        super.connectedCallback();
        lives.push(name);
      }
    });
    const failing = assertEmbed(element('first'), { events: ['creator-never'] }).then(() => '', (error: Error) => error.message);
    await assertEmbed(element('second'));
    expect(await failing).to.contain('creator-never did not come');
    expect(lives.join(' ')).to.match(/^(first ?)+(second ?)+$/);
    expect([EventTarget.prototype.addEventListener, globalThis.setInterval].map((each, index) => each === own[index])).to.deep.equal([true, true]);
  });

  it('finds a request that is not given up', async () => {
    const ownFetch = globalThis.fetch;
    globalThis.fetch = (_, init) => new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    });
    await finds('leak', /GET \/forgotten \(1\) was not given up/, plant(class extends Plain {
      #life = new AbortController();
      override connectedCallback() {
        super.connectedCallback();
        void fetch('/forgotten').catch(() => undefined);
        void fetch('/given-up', { signal: this.#life.signal }).catch(() => undefined);
      }
      override disconnectedCallback() {
        super.disconnectedCallback();
        this.#life.abort();
        this.#life = new AbortController();
      }
    })).finally(() => { globalThis.fetch = ownFetch; });
  });

  it('says everything that is wrong in one message', async () => {
    const { problems, message } = await problemsOf(plant(class extends Plain {
      override connectedCallback() {
        super.connectedCallback();
        this.style.color = '#ccc';
        addEventListener('keyup', () => this.title);
      }
    }), { events: ['creator-change'] });
    expect(problems.map(({ check }) => check)).to.deep.equal(['events', 'contrast', 'leak']);
    expect(message.split('\n')).to.have.length(4);
  });

  // The last ones: the policy stays with the page.
  describe('on a page with a policy', () => {
    before(() => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "img-src 'self'";
      document.head.append(policy);
    });

    /** Ready at once; asks for its picture in the lives that are given, at once or when a frame has passed. */
    const withPicture = (lives: readonly number[], late = false) => plant(class extends Plain {
      #life = 0;
      override connectedCallback() {
        super.connectedCallback();
        if (!lives.includes(++this.#life)) return;
        const picture = new Image();
        const show = () => { picture.src = 'https://elsewhere.example/a.png'; };
        this.shadowRoot?.append(picture);
        if (late) requestAnimationFrame(show);
        else show();
      }
    });
    const refused = /img-src refused https:\/\/elsewhere\.example\/a\.png/;

    it('finds what is refused after the element is ready, in either life, and says it once', async () => {
      await finds('policy', refused, withPicture([1]));
      await finds('policy', refused, withPicture([1], true));
      await finds('policy', refused, withPicture([2]));
      expect((await problemsOf(withPicture([1, 2, 3]))).problems).to.have.length(1);
    });

    it('finds what is refused to an element that never becomes ready', () => finds('policy', refused, plant(class extends Plain {
      override connectedCallback() {
        super.connectedCallback();
        const picture = new Image();
        picture.src = 'https://elsewhere.example/a.png';
        this.shadowRoot?.append(picture);
      }
      override whenReady() { return new Promise<string>(() => {}); }
    })));

    it('finds the pictures that are refused to real screens', async () => {
      for (const tag of ['creator-home', 'creator-ordered-products']) {
        await finds('policy', /img-src refused blob/, makeElement(tag), { runtime: await createFakeRuntime(), timeoutMs: 5000 });
        await finds('policy', /img-src refused blob/, makeElement(tag, { scenario: 'busy-creator' }), { timeoutMs: 5000 });
      }
    });
  });
});
