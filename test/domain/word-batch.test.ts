import { expect } from '@open-wc/testing';
import { takeWords } from '../../src/domain/word-batch';

describe('takeWords', () => {
  it('divides at blanks, commas and lines, in order, each word once in whatever case', () => {
    expect(takeWords(' saree,kurti\n Saree;diwali ', [], [])).to.deep.equal({ taken: ['saree', 'kurti', 'diwali'], known: ['Saree'], rest: '' });
  });

  it('leaves out what is there, and leaves what cannot be a word to the field', () => {
    expect(takeWords('haul LINK a#b saree', ['Haul'], ['link'])).to.deep.equal({ taken: ['saree'], known: ['haul', 'LINK'], rest: 'a#b' });
    expect(takeWords('a'.repeat(21), [], []).rest).to.equal('a'.repeat(21));
  });

  it('takes no more than ten with those that are there', () => {
    const existing = Array.from({ length: 8 }, (_, index) => `word${index}`);
    expect(takeWords('one two three', existing, [])).to.deep.equal({ taken: ['one', 'two'], known: [], rest: 'three' });
    expect(takeWords('', existing, [])).to.deep.equal({ taken: [], known: [], rest: '' });
  });

  it('keeps the rest as words of its own', () => {
    expect(takeWords('a# b# c', [], []).rest).to.equal('a# b#');
  });
});
