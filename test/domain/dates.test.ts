import { expect } from '@open-wc/testing';
import { addDays, daysBetween, indiaDay, indiaToday, readIsoDate, weekdayOf } from '../../src/domain/dates';
import { formatDay, formatRange, formatShortDay } from '../../src/text/days';

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

  it('writes a day, nothing where there is none, and — for one that cannot be read', () => {
    expect(formatDay('2026-11-02T20:00:00Z')).to.equal('3 Nov 2026');
    for (const none of ['', null, undefined]) expect(formatDay(none)).to.equal('');
    for (const unreadable of ['soon', '01-11-2026', '2026-02-31']) expect(formatDay(unreadable)).to.equal('—');
  });

  it('reads ISO 8601 in each of its common spellings', () => {
    for (const text of [
      '2026-11-01', '2026-11-01T20:00', '2026-11-01T20:00:59', '2026-11-01T20:00:59.123456', '2026-11-01T18:29:59Z', '2026-11-01T18:29:59,999Z',
      '2026-11-01T23:59:59+05:30', '2026-11-01T23:59:59+0530', '2026-11-01T18:00:00+00', '2026-11-01T00:00:00.000+05:30',
    ]) expect([text, indiaDay(text)]).to.deep.equal([text, '2026-11-01']);
    expect(indiaDay('2028-02-29')).to.equal('2028-02-29');
    expect(indiaDay('2026-11-01T18:30:00-00:30')).to.equal('2026-11-02');
  });

  it('reads nothing else: no browser agrees with the next about other spellings', () => {
    for (const text of [
      '01-11-2026', '11/01/2026', '1.11.2026', '2026/11/01', '2026-11-1', '20261101', '2026-11', '2026', '1793750400000', 'Nov 1, 2026', '1 Nov 2026',
      'Sun, 01 Nov 2026 00:00:00 GMT', '2026-11-01 20:00:00', '2026-11-01T20', '2026-11-01T24:00', '2026-11-01T20:60', '2026-11-01Z', '2026-11-01T20:00:00IST',
      '2026-02-29', '2026-04-31', '2026-00-10', '2026-13-01', '2026-11-00', '+002026-11-01', ' 2026-11-01', '2026-11-01T20:00:00+24:00', '٢٠٢٦-١١-٠١',
    ]) expect([text, indiaDay(text)]).to.deep.equal([text, null]);
  });

  it('counts the days between two, and knows the weekday', () => {
    expect(daysBetween('2026-11-20', '2026-12-04')).to.equal(14);
    expect(daysBetween('2026-03-01', '2026-02-28')).to.equal(-1);
    expect(['2026-11-16', '2026-11-22'].map(weekdayOf)).to.deep.equal([0, 6]);
  });

  it('leaves the year out where it is obvious', () => {
    expect(formatShortDay('2026-11-04')).to.equal('4 Nov');
    expect(formatShortDay('not a day')).to.equal('—');
  });

  it('writes a range with each year once', () => {
    expect(formatRange('2026-11-14', '2026-11-20')).to.equal('14 Nov – 20 Nov 2026');
    expect(formatRange('2025-12-28', '2026-01-03')).to.equal('28 Dec 2025 – 3 Jan 2026');
    expect(formatRange('2026-11-19', '2026-11-19')).to.equal('19 Nov 2026');
  });

  it('reads every hour of a zone', () => {
    for (const zone of ['+00:00', '+05:30', '+11:00', '+19:00', '-09:30', '+14:00']) {
      expect(readIsoDate(`2026-11-02T10:00${zone}`)?.moment, zone).to.equal(Date.parse(`2026-11-02T10:00:00${zone}`));
    }
    expect(readIsoDate('2026-11-02T10:00+24:00')).to.equal(null);
  });
});
