import { expect } from '@open-wc/testing';
import { saveFile } from '../../src/bridge/share';

const file = new File(['a,b\r\n'], 'payments.csv', { type: 'text/csv' });

describe('saving a file', () => {
  const undo: (() => void)[] = [];
  afterEach(() => undo.splice(0).forEach((step) => step()));

  function replace<T extends object, K extends keyof T>(holder: T, name: K, value: T[K]): void {
    const own = Object.getOwnPropertyDescriptor(holder, name);
    Object.defineProperty(holder, name, { configurable: true, writable: true, value });
    undo.push(() => (own ? Object.defineProperty(holder, name, own) : delete holder[name]));
  }

  it('downloads it under its own name', async () => {
    let clicked: HTMLAnchorElement | undefined;
    replace(HTMLAnchorElement.prototype, 'click', function click(this: HTMLElement) { clicked = this as HTMLAnchorElement; });
    expect(await saveFile(file, true)).to.equal(true);
    expect(clicked?.download).to.equal('payments.csv');
    expect(await (await fetch(clicked?.href ?? '')).text()).to.equal('a,b\r\n');
  });

  it('does not try to download where pages cannot', async () => {
    let clicked = false;
    replace(HTMLAnchorElement.prototype, 'click', () => { clicked = true; });
    replace(navigator, 'canShare', () => false);
    expect(await saveFile(file, false)).to.equal(false);
    expect(clicked).to.equal(false);
  });

  describe('where blob: addresses are refused', () => {
    beforeEach(() => replace(URL, 'createObjectURL', () => { throw new TypeError('refused'); }));

    it('hands it to the phone', async () => {
      const shared: File[] = [];
      replace(navigator, 'canShare', () => true);
      replace(navigator, 'share', (data?: ShareData) => { shared.push(...(data?.files ?? [])); return Promise.resolve(); });
      expect(await saveFile(file, true)).to.equal(true);
      expect(shared.map(({ name }) => name)).to.deep.equal(['payments.csv']);
    });

    it('takes a closed sheet for an answer', async () => {
      replace(navigator, 'canShare', () => true);
      replace(navigator, 'share', () => Promise.reject(new DOMException('closed', 'AbortError')));
      expect(await saveFile(file, true)).to.equal(true);
    });

    it('says so when nothing can take it', async () => {
      replace(navigator, 'canShare', () => false);
      expect(await saveFile(file, true)).to.equal(false);
      replace(navigator, 'canShare', () => true);
      replace(navigator, 'share', () => Promise.reject(new DOMException('not now', 'NotAllowedError')));
      expect(await saveFile(file, true)).to.equal(false);
    });
  });
});
