import { expect } from '@open-wc/testing';
import { otherTypeSizes } from '../../build/type-sizes.mjs';

// Every style sheet of the product goes through it when it is built, and when a test loads it.
describe('the type sizes of style sheets', () => {
  it('are the six tokens, with limits for narrow places', () => {
    for (const value of ['var(--_caption)', 'var(--_hero)', 'max(var(--_body), 16px)', 'min(var(--_small), max(14px, 5.5cqi))', 'min(var(--_caption), clamp(12px, 3.3vw, 17px))', 'clamp(var(--_figure), 12cqi, var(--_hero))', '9pt']) {
      expect(otherTypeSizes(`p { color: red; font-size: ${value}; }`), value).to.deep.equal([]);
    }
    expect(otherTypeSizes('p { font: 400 var(--_small)/1.45 var(--_font-family) } button { font: inherit }')).to.deep.equal([]);
  });

  it('are no others, and no other builds', () => {
    for (const value of ['15px', '.93em', '1rem', 'larger', 'var(--_text)', 'calc(var(--_body) * 1.1)', 'clamp(1em, 9cqi, 2em)', 'max(1em, 16px)']) {
      expect(otherTypeSizes(`p{font-size:${value}}`), value).to.deep.equal([`font-size:${value}`]);
    }
    expect(otherTypeSizes('p { font: 12px/1.5 monospace; }')).to.deep.equal(['font: 12px/1.5 monospace']);
  });
});
