import { expect } from '@open-wc/testing';
import { english } from '../../src/text/english';
import { makeTranslate } from '../../src/text/translate';
import { pageLanguage, words } from '../../src/text/words';

const sample = words('sample', {
  title: 'Payments',
  since: (amount: string, orders: number) => `+${amount}, ${orders} orders`,
  steps: [{ name: 'Apply' }, { name: 'Log in' }],
});

describe('words in another language', () => {
  let notes: string[] = [];
  const show = (dictionary: Readonly<Record<string, unknown>>, texts?: object, code = 'hi') => {
    notes = [];
    pageLanguage.translate = makeTranslate({ code, dictionary, texts, report: (note) => notes.push(note) });
  };
  afterEach(() => {
    pageLanguage.translate = undefined;
  });

  it('are read when they are read, and English without a language', () => {
    expect(sample.title).to.equal('Payments');
    show({ sample: { title: 'भुगतान' } });
    expect(sample.title).to.equal('भुगतान');
    pageLanguage.translate = undefined;
    expect(sample.title).to.equal('Payments');
  });

  it('are English where the language has none', () => {
    show({ sample: { steps: [{ name: 'आवेदन करें' }] } });
    expect([sample.title, sample.since('₹5', 2), ...sample.steps.map(({ name }) => name)]).to.deep.equal(['Payments', '+₹5, 2 orders', 'आवेदन करें', 'Log in']);
  });

  it('are messages where English has a function: plurals, and figures with Latin digits and Indian grouping', () => {
    const message = '+{0}{1, plural, =0 {} one {, # ऑर्डर} other {, # ऑर्डरों}}';
    for (const code of ['hi', 'mr', 'bn', 'ta', 'te']) {
      show({ sample: { since: message } }, undefined, code);
      expect([0, 1, 2, 123456].map((orders) => sample.since('₹5', orders)), code).to.deep.equal(['+₹5', '+₹5, 1 ऑर्डर', '+₹5, 2 ऑर्डरों', '+₹5, 1,23,456 ऑर्डरों']);
    }
  });

  it('are those of the page first', () => {
    show({ sample: { title: 'भुगतान', since: '{0}' } }, { sample: { title: 'पैसे', steps: { 1: { name: 'लॉग इन' } } } });
    expect([sample.title, sample.since('₹5', 2), sample.steps[1].name]).to.deep.equal(['पैसे', '₹5', 'लॉग इन']);
  });

  it('fall back if a message cannot be used, which is told once', () => {
    show({ sample: { since: 'और {0}' } }, { sample: { since: '{0, plural, one {x}' } });
    expect([sample.since('₹5', 2), sample.since('₹6', 2)]).to.deep.equal(['और ₹5', 'और ₹6']);
    expect(notes).to.have.length(1);
    expect(notes[0]).to.contain('sample.since').and.to.contain('\'hi\'');
    show({ sample: { since: '{2} {7}' } });
    expect(sample.since('₹5', 2)).to.equal('+₹5, 2 orders');
  });

  it('may be those of a name that is no language tag', () => {
    show({}, { sample: { title: 'Ahoy', since: '{1, number} more' } }, 'pirate english!');
    expect([sample.title, sample.since('₹5', 123456)]).to.deep.equal(['Ahoy', '1,23,456 more']);
  });
});

describe('the list of all words', () => {
  it('has each subject under its name', () => {
    const subjects: string[] = [];
    pageLanguage.translate = (subject, own) => {
      subjects.push(subject);
      return own;
    };
    try {
      for (const each of Object.values(english)) void (each as Record<string, unknown>)['title'];
    } finally {
      pageLanguage.translate = undefined;
    }
    expect(subjects).to.deep.equal(Object.keys(english));
  });
});
