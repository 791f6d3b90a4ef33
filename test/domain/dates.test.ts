import { expect } from '@open-wc/testing';
import { addDays, formatDay, formatRange, indiaDay, indiaToday } from '../../src/domain/dates';

describe('dates', () => {
  it('turns the day at midnight in India, wherever the reader is', () => {
    expect(indiaToday(new Date('2026-11-20T18:29:59Z'))).to.equal('2026-11-20');
    expect(indiaToday(new Date('2026-11-20T18:30:00Z'))).to.equal('2026-11-21');
  });

  it('reads dates and times, and refuses what is neither', () => {
    expect(indiaDay('2026-01-15')).to.equal('2026-01-15');
    expect(indiaDay('2026-01-15T23:30:00')).to.equal('2026-01-15');
    expect(indiaDay('2026-01-15T23:30:00Z')).to.equal('2026-01-16');
    expect(indiaDay('2026-01-15T01:00:00+05:30')).to.equal('2026-01-15');
    for (const unreadable of ['', 'soon', '2026-13-45', null, undefined]) expect(indiaDay(unreadable)).to.equal(null);
  });

  it('counts over the ends of months and leap days', () => {
    expect(addDays('2026-12-31', 1)).to.equal('2027-01-01');
    expect(addDays('2028-03-01', -1)).to.equal('2028-02-29');
  });

  it('writes a day, and nothing for an unreadable one', () => {
    expect(formatDay('2026-11-02T20:00:00Z')).to.equal('3 Nov 2026');
    expect(formatDay('soon')).to.equal('');
  });

  it('writes a range with each year once', () => {
    expect(formatRange('2026-11-14', '2026-11-20')).to.equal('14 Nov – 20 Nov 2026');
    expect(formatRange('2025-12-28', '2026-01-03')).to.equal('28 Dec 2025 – 3 Jan 2026');
    expect(formatRange('2026-11-19', '2026-11-19')).to.equal('19 Nov 2026');
  });
});
