import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { defaultTriggerWords } from '../../src/domain/auto-dm-defaults';
import { matchTriggerWord } from '../../src/domain/trigger-word';

const defaults = defaultTriggerWords('Bazaar');
const own = ['festive', 'दीया', '❤', 'wow!', 'naïve', '👨'];
const words = [...defaults, ...own];

function fires(cases: Record<string, string | undefined>): void {
  for (const [comment, word] of Object.entries(cases)) expect(matchTriggerWord(comment, words), comment.slice(0, 40)).to.equal(word);
}

describe('the trigger word of a comment', () => {
  it('is a whole word in any case', () => {
    fires({
      price: 'price', 'Price please': 'price', 'what is the PRICE': 'price', BaZaaR: 'bazaar',
      'so overpriced': undefined, 'priceless!': undefined, pricey: undefined, price_tag: undefined, price2: undefined, 'app': undefined, 'app pp': 'pp',
    });
  });

  it('may have punctuation around it, and be a hashtag', () => {
    fires({
      'PRICE?': 'price', '“link”': 'link', '(dm)': 'dm', '...send...': 'send', 'price/size': 'price', 'size,price,colour': 'price',
      '#link': 'link', '#linkinbio': undefined, "the link's gone": 'link', 'a link—now': 'link', 'price।': 'price',
    });
  });

  it('is told apart by the marks of its script', () => {
    fires({ 'दीया चाहिए': 'दीया', 'दीया!': 'दीया', 'दीयां': undefined, 'दीयाबत्ती': undefined, 'NAI\u0308VE': 'naïve', 'naive': undefined, 'price\u0301': undefined });
  });

  it('is found between emoji, and may be one', () => {
    fires({
      '😍price😍': 'price', '🔥link': 'link', '❤': '❤', '❤️': '❤', 'love it ❤️❤️': '❤', '👨‍👩‍👧': undefined, '👩‍👨': undefined, '👨🏽': '👨', '😍🔥': undefined,
    });
  });

  it('may be written in full-width or bold letters', () => {
    fires({ 'ＰＲＩＣＥ': 'price', '𝗽𝗿𝗶𝗰𝗲?': 'price' });
  });

  it('may hold a character that is not forbidden', () => {
    expect(matchTriggerWord('wow! nice', own)).to.equal('wow!');
    expect(matchTriggerWord('wow!!!', own)).to.equal('wow!');
    expect(matchTriggerWord('wow nice', own)).to.equal(undefined);
  });

  it('is the first of several in the comment, and the first listed where two begin together', () => {
    fires({ 'send me the price': 'send', 'the price, send': 'price' });
    expect(matchTriggerWord('wow! nice', ['wow', 'wow!'])).to.equal('wow');
    expect(matchTriggerWord('wow! nice', ['wow!', 'wow'])).to.equal('wow!');
  });

  it('is none in an empty comment, and an empty word never fires', () => {
    fires({ '': undefined, '   ': undefined, '?!': undefined });
    expect(matchTriggerWord('anything', ['', '  '])).to.equal(undefined);
    expect(matchTriggerWord('price', [])).to.equal(undefined);
  });

  it('is found at the end of a very long comment', () => {
    // A search that looks at each letter again for each other one takes minutes here, and ends at the time limit of the test.
    expect(matchTriggerWord(`${'overpriced '.repeat(50_000)}price`, ['price'])).to.equal('price');
    expect(matchTriggerWord('pp'.repeat(200_000), words)).to.equal(undefined);
  });

  const gap = fc.constantFrom(' ', '?', '!', ', ', '\n', ' 😍', '🔥', '#', '"', '...', '(', ')');
  const filler = fc.constantFrom('so', 'nice', 'Überraschung', 'बहुत', '123', 'لطيف', '');

  it('is found wherever it stands alone, however it is written', () => {
    fc.assert(fc.property(
      fc.constantFrom(...defaults, 'festive', 'दीया'), fc.array(filler), gap, gap, fc.array(filler), fc.infiniteStream(fc.boolean()),
      (word, before, left, right, after, upper) => {
        const written = Array.from(word, (letter) => (upper.next().value ? letter.toUpperCase() : letter)).join('');
        expect(matchTriggerWord(before.join(' ') + left + written + right + after.join(' '), words)).to.equal(word);
      },
    ));
  });

  it('is not found inside a longer word', () => {
    const letter = fc.constantFrom('a', 'É', 'ी', 'क', '7', '_', '\u200D');
    fc.assert(fc.property(fc.constantFrom(...defaults), letter, fc.boolean(), (word, extra, front) => {
      expect(matchTriggerWord(front ? `so ${extra}${word} nice` : `so ${word}${extra} nice`, [word])).to.equal(undefined);
    }));
  });

  it('answers one of the words or none, whatever the comment', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'grapheme', maxLength: 6 })), (comment, list) => {
      expect([undefined, ...list]).to.include(matchTriggerWord(comment, list));
    }));
  });

  it('is the same in every spelling of a letter or a sign', () => {
    expect(matchTriggerWord('STRASSE', ['straße'])).to.equal('straße');
    expect(matchTriggerWord('❤', ['❤️'])).to.equal('❤️');
    expect(matchTriggerWord('link', [' link ']), 'without the blanks around it').to.equal(' link ');
  });
});
