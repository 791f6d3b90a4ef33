import { expect } from '@open-wc/testing';
import { directionOf, wrapText } from '../../src/domain/wrap-text';

/** As in a font whose characters are all one wide. */
const measure = (text: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
const wrap = (text: string, width: number, lines: number) => wrapText(text, measure, width, lines);

describe('a text in lines', () => {
  it('breaks between words, and shortens the last line', () => {
    expect(wrap('Diwali picks for small homes', 12, 3)).to.deep.equal(['Diwali picks', 'for small', 'homes']);
    expect(wrap('Diwali picks for small homes', 12, 2)).to.deep.equal(['Diwali picks', 'for small h…']);
    expect(wrap('  one\n two ', 20, 2)).to.deep.equal(['one two']);
    expect(wrap('', 20, 2)).to.deep.equal([]);
  });

  it('breaks a word that is wider than a line between whole characters', () => {
    expect(wrap('monsoonhaul', 4, 3)).to.deep.equal(['mons', 'oonh', 'aul']);
    expect(wrap('monsoonhaul', 4, 2)).to.deep.equal(['mons', 'oon…']);
    const family = '👨‍👩‍👧‍👦';
    expect(wrap(family.repeat(3), 2, 3)).to.deep.equal([family.repeat(2), family]);
  });

  it('never makes more lines than wanted, nor wider ones', () => {
    for (let width = 1; width < 30; width++) {
      for (let lines = 1; lines < 4; lines++) {
        const wrapped = wrap('My monsoon haul, honestlyreviewedpiecebypiece', width, lines);
        expect(wrapped.length).to.be.at.most(lines);
        for (const line of wrapped) expect(measure(line)).to.be.at.most(Math.max(width, 1), `${width} ${lines}`);
      }
    }
  });

  for (const [text, direction] of [
    ['Linen shirt', 'ltr'], ['قميص قطني (Blue, XL)', 'rtl'], ['3 هدايا', 'rtl'], ['Blue قميص', 'ltr'], ['שמלה', 'rtl'], ['தீபாவளி', 'ltr'], ['🎉', 'ltr'], ['', 'ltr'],
  ] as const) {
    it(`'${text}' is written ${direction}`, () => expect(directionOf(text)).to.equal(direction));
  }

  it('has no space before an ellipsis', () => {
    expect(wrap('one two three', 5, 1)).to.deep.equal(['one…']);
  });
});
