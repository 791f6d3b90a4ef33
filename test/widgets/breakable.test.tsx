import { expect } from '@open-wc/testing';
import { Breakable } from '../../src/widgets/breakable';
import { mount, unmountAll } from './mount';

describe('a name that a line may end in', () => {
  afterEach(unmountAll);

  /** Its lines in a box that is too narrow for all of it. */
  const linesOf = (text: string, width: string) => {
    const { root } = mount(<p style={{ width, overflowWrap: 'anywhere', fontFamily: 'monospace' }}><Breakable text={text} /></p>);
    const range = document.createRange();
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (let at = 0; at < node.data.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const line = Math.round(range.getBoundingClientRect().top);
        lines.set(line, (lines.get(line) ?? '') + node.data[at]);
      }
    }
    return [...lines.values()];
  };

  it('is broken at the marks between its parts, and never within a number', () => {
    expect(linesOf('Affiliate_Link_48447947', '22ch')).to.deep.equal(['Affiliate_Link_', '48447947']);
    expect(linesOf('creators@bazaar.example', '20ch')).to.deep.equal(['creators@bazaar.', 'example']);
    expect(linesOf('Lamps for Rs.1180.50', '17ch')).to.deep.equal(['Lamps for ', 'Rs.1180.50']);
  });

  it('is the same text', () => {
    for (const text of ['', '_', 'a_b', '__a@b.c', 'दीया_1']) {
      expect(mount(<p><Breakable text={text} /></p>).one('p').textContent).to.equal(text);
    }
  });
});
