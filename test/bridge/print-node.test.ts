import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { printNode } from '../../src/bridge/print-node';
import { noteListeners } from '../support/note-listeners';

const papers = () => [...document.querySelectorAll<HTMLElement>('body > .creator-paper')];

describe('printing one thing of a page that is not ours', () => {
  const print = window.print;
  let printed = 0;
  let remove: (() => void) | undefined;
  beforeEach(() => {
    printed = 0;
    window.print = () => { printed += 1; };
  });
  afterEach(async () => {
    remove?.();
    window.print = print;
    await emulateMedia({ media: 'screen' });
  });

  async function shadow(): Promise<HTMLElement> {
    const host = await fixture<HTMLElement>(html`<div>the page around it</div>`);
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('p { color: rgb(1, 2, 3); }');
    root.adoptedStyleSheets = [sheet];
    const node = document.createElement('div');
    node.hidden = true;
    node.append(Object.assign(document.createElement('p'), { textContent: 'Paid to you' }));
    root.append(node);
    return node;
  }

  it('shows the copy, with its own look, and nothing else on paper', async () => {
    const node = await shadow();
    remove = printNode(node);
    expect(printed).to.equal(1);
    const [paper] = papers();
    const text = paper?.shadowRoot?.querySelector('p');
    expect(paper?.checkVisibility()).to.equal(false);
    await emulateMedia({ media: 'print' });
    expect([paper?.checkVisibility(), text?.checkVisibility(), text?.textContent]).to.deep.equal([true, true, 'Paid to you']);
    expect(text ? getComputedStyle(text).color : '').to.equal('rgb(1, 2, 3)');
    expect([...document.body.children].filter((child) => child.checkVisibility()).length).to.equal(1);
    await emulateMedia({ media: 'screen' });
    expect(paper?.checkVisibility()).to.equal(false);
  });

  it('is in the language of what it is a copy of', async () => {
    const node = await shadow();
    (node.getRootNode() as ShadowRoot).append(Object.assign(document.createElement('div'), { lang: 'en-IN' }));
    (node.nextElementSibling as HTMLElement).append(node);
    remove = printNode(node);
    expect(papers()[0]?.lang).to.equal('en-IN');
  });

  it('has the whole width of the paper, whatever the page does with its own', async () => {
    Object.assign(document.body.style, { display: 'flex', width: '200px', padding: '40px', height: '100px', overflow: 'hidden' });
    try {
      remove = printNode(await shadow());
      await emulateMedia({ media: 'print' });
      const box = papers()[0]?.getBoundingClientRect();
      expect([box?.left, box?.width]).to.deep.equal([0, document.documentElement.clientWidth]);
      expect(getComputedStyle(document.body).overflow).to.equal('visible');
    } finally {
      document.body.removeAttribute('style');
    }
  });

  it('leaves no trace when the printing has ended', async () => {
    const before = document.adoptedStyleSheets.length;
    const listeners = noteListeners();
    try {
      printNode(await shadow());
      expect(listeners.left()).to.deep.equal(['window afterprint']);
      window.dispatchEvent(new Event('afterprint'));
      expect([papers().length, document.adoptedStyleSheets.length, listeners.left()]).to.deep.equal([0, before, []]);
    } finally {
      listeners.stop();
    }
  });

  it('prints the newest alone when somebody prints twice', async () => {
    const before = document.adoptedStyleSheets.length;
    printNode(await shadow());
    remove = printNode(await shadow());
    expect([papers().length, document.adoptedStyleSheets.length, printed]).to.deep.equal([1, before + 1, 2]);
    remove();
    expect([papers().length, document.adoptedStyleSheets.length]).to.deep.equal([0, before]);
  });
});
