import { expect } from '@open-wc/testing';
import { addDays } from '../../src/domain/dates';
import { nearDay } from '../../src/domain/near-day';
import { dayAndDate, daysAgo, daysAgoAndDate, dayWords } from '../../src/text/days';

const now = new Date('2026-11-20T20:00:00Z'); // 21 Nov, 01:30 in India, a Saturday
const words = (day: string | null, inWords = dayWords) => {
  const near = nearDay(day, now);
  return near && inWords(near);
};

describe('a day as people say it', () => {
  it('is counted from today in India', () => {
    expect([-2, -1, 0, 1, 2, 6, 7, 13, 14].map((distance) => words(addDays('2026-11-21', distance)))).to.deep.equal([
      'on 19 Nov 2026', 'yesterday', 'today', 'tomorrow', 'on Monday', 'on Friday', 'in 7 days', 'in 13 days', 'on 5 Dec 2026',
    ]);
  });

  it('has its date beside it, once', () => {
    expect([-2, 0, 2, 7, 14].map((distance) => words(addDays('2026-11-21', distance), dayAndDate))).to.deep.equal([
      'on 19 Nov 2026', 'today, 21 Nov', 'on Monday, 23 Nov', 'in 7 days, 28 Nov', 'on 5 Dec 2026',
    ]);
  });

  it('is counted back in a list that goes back in time', () => {
    expect([1, 0, -1, -2, -6, -7].map((distance) => words(addDays('2026-11-21', distance), daysAgo))).to.deep.equal([
      '22 Nov 2026', 'today', 'yesterday', '2 days ago', '6 days ago', '14 Nov 2026',
    ]);
    expect([1, 0, -1, -2, -7].map((distance) => words(addDays('2026-11-21', distance), daysAgoAndDate))).to.deep.equal([
      '22 Nov 2026', 'Today, 21 Nov', 'Yesterday, 20 Nov', '2 days ago, 19 Nov', '14 Nov 2026',
    ]);
  });

  it('is that of India for a time of another zone', () => {
    expect(words('2026-11-20T19:00:00Z')).to.equal('today');
    expect(words('2026-11-20T18:00:00Z')).to.equal('yesterday');
  });

  it('is not said where it cannot be read', () => {
    expect([words(null), words(''), words('Monday'), words('2026-02-31')]).to.deep.equal([undefined, undefined, undefined, undefined]);
  });
});
