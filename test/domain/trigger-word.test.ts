import { expect } from '@open-wc/testing';
import { checkTriggerWord } from '../../src/domain/trigger-word';

describe('trigger words', () => {
  it('takes at most 20 characters after trimming', () => {
    expect(checkTriggerWord(` ${'a'.repeat(20)} `, [])).to.equal(null);
    expect(checkTriggerWord('a'.repeat(21), [])).to.equal('tooLong');
  });

  it('[VAL-02] forbids every listed character and inner white space', () => {
    for (const character of `# % & * : < > ? / \\ { } , . @ $ " ₹ _ - + ( ) ' ; ~ \` | • √ π ÷ × ^ = [ ]`.split(' ')) {
      expect(checkTriggerWord(`a${character}`, []), character).to.equal('specialCharacter');
    }
    expect(checkTriggerWord('two words', [])).to.equal('specialCharacter');
    for (const word of ['wow!', '“buy”', 'कीमत', '❤']) expect(checkTriggerWord(word, []), word).to.equal(null);
  });

  it('[VAL-04] takes at most 10 words', () => {
    const words = Array.from({ length: 10 }, (_, index) => `word${index}`);
    expect(checkTriggerWord('new', words.slice(1))).to.equal(null);
    expect(checkTriggerWord('new', words)).to.equal('limit');
  });

  it('refuses an empty word, and one that is there already in other letters', () => {
    expect(checkTriggerWord('  ', [])).to.equal('empty');
    expect(checkTriggerWord('Link', ['link'])).to.equal('duplicate');
  });
});
