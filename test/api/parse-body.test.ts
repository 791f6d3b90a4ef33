import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { parseBody } from '../../src/api/parse-body';

const one = (schema: v.GenericSchema) => v.object({ value: schema });
/** What a value of this schema becomes; 'malformed' if it cannot be read. */
const read = (schema: v.GenericSchema, value: unknown): unknown => {
  const parsed = parseBody(one(schema) as never, { value }) as { value: { value: unknown } } | undefined;
  return parsed ? parsed.value.value : 'malformed';
};

describe('a value of another JSON type', () => {
  for (const [value, flag] of [[true, true], [1, true], ['1', true], ['true', true], [false, false], [0, false], ['0', false], ['false', false], [2, 'malformed'], ['yes', 'malformed'], ['', 'malformed'], [null, 'malformed']] as const) {
    it(`as a flag: ${JSON.stringify(value)} is ${String(flag)}`, () => {
      expect(read(v.boolean(), value)).to.equal(flag);
    });
  }

  for (const [value, number] of [['7', 7], ['-7.25', -7.25], [' 12.5 ', 12.5], ['1250.75', 1250.75], ['007', 7], ['', 'malformed'], ['7,5', 'malformed'], ['7.', 'malformed'], ['7 rupees', 'malformed'], ['a7', 'malformed'], ['1e3', 'malformed'], [true, 'malformed'], [null, 'malformed'], [['7'], 'malformed']] as const) {
    it(`as a number: ${JSON.stringify(value)} is ${number}`, () => {
      expect(read(v.number(), value)).to.equal(number);
    });
  }

  for (const [value, text] of [['a', 'a'], [7, '7'], [-0.5, '-0.5'], [true, 'malformed'], [null, 'malformed'], [{}, 'malformed']] as const) {
    it(`as a text: ${JSON.stringify(value)} is '${text}'`, () => {
      expect(read(v.string(), value)).to.equal(text);
    });
  }

  it('as a list: null is an empty one, and nothing else is', () => {
    expect(read(v.array(v.string()), null)).to.deep.equal([]);
    for (const value of [7, 'a', '', {}, false, { a: 'x' }, { 0: 'x', total: 'y' }, { '-1': 'x' }]) expect(read(v.array(v.string()), value), JSON.stringify(value)).to.equal('malformed');
  });

  it('as a list: an object whose keys are numbers, with lists and values of other types in it', () => {
    expect(read(v.array(v.string()), { 0: 'a', 2: 'b', 11: 7 })).to.deep.equal(['a', 'b', '7']);
    expect(read(v.array(v.object({ id: v.string(), words: v.array(v.string()) })), { 1: { id: 5, words: { 3: 6 } } })).to.deep.equal([{ id: '5', words: ['6'] }]);
    expect(parsed({ 0: { id: 'a' }, 3: { id: null }, 4: { id: 'b' } })).to.deep.equal({
      value: { rows: [{ id: 'a' }, { id: 'b' }] }, dropped: 1, oddDates: 0, emptied: false,
    });
  });

  it('as an object: null is none, nor any other value', () => {
    for (const value of [null, 7, 'a']) expect(read(v.object({}), value), JSON.stringify(value)).to.equal('malformed');
  });

  it('does not become an optional field that is missing', () => {
    expect(read(v.optional(v.number()), {})).to.equal('malformed');
    expect(read(v.optional(v.string()), null)).to.equal('malformed');
    expect(read(v.optional(v.string()), undefined)).to.equal(undefined);
  });

  it('is none where the body itself is one', () => {
    expect(parseBody(v.string(), 7)).to.equal(undefined);
  });
});

const row = v.object({ id: v.string(), words: v.optional(v.array(v.string())), posts: v.optional(v.array(v.object({ count: v.number() }))) });
const page = v.object({ rows: v.array(row) });
const parsed = (rows: unknown) => parseBody(page, { rows });

describe('a list with what cannot be read', () => {
  it('keeps the others, in their order', () => {
    expect(parsed([{ id: 'a' }, { id: null }, { id: 'b' }, 7, { id: 'c' }])).to.deep.equal({
      value: { rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }, dropped: 2, oddDates: 0, emptied: false,
    });
  });

  it('loses an item once, however much is wrong with it', () => {
    expect(parseBody(v.object({ rows: v.array(v.object({ a: v.string(), b: v.string() })) }), { rows: [{ a: null, b: null }, { a: 'x', b: 'y' }] })).to.include({ dropped: 1 });
  });

  it('loses the innermost item that contains it', () => {
    expect(parsed([{ id: 'a', posts: [{ count: 1 }, { count: {} }] }])).to.deep.equal({
      value: { rows: [{ id: 'a', posts: [{ count: 1 }] }] }, dropped: 1, oddDates: 0, emptied: false,
    });
  });

  it('is emptied where it had rows, and none of them can be read', () => {
    expect(parsed([{ id: null }])).to.include({ dropped: 1, emptied: true });
    expect(parsed(['a', 7])).to.include({ dropped: 2, emptied: true });
    expect(parsed([{ id: null }, { id: 'b' }])).to.include({ dropped: 1, emptied: false });
    expect(parsed([])).to.include({ dropped: 0, emptied: false });
  });

  it('is not emptied where the list is that of a row, or one of texts', () => {
    expect(parsed([{ id: 'a', posts: [{ count: {} }] }])).to.deep.include({ value: { rows: [{ id: 'a', posts: [] }] }, dropped: 1, emptied: false });
    expect(parsed([{ id: 'a', words: [{}] }])).to.deep.include({ value: { rows: [{ id: 'a', words: [] }] }, dropped: 1, emptied: false });
    expect(parseBody(v.object({ words: v.array(v.string()) }), { words: [{}, true] })).to.deep.equal({ value: { words: [] }, dropped: 2, oddDates: 0, emptied: false });
  });

  it('may be the body itself', () => {
    expect(parseBody(v.array(row), [{ id: 'a' }, {}])).to.deep.equal({ value: [{ id: 'a' }], dropped: 1, oddDates: 0, emptied: false });
  });

  it('does not save an object with a fault outside of its lists', () => {
    expect(parseBody(v.object({ total: v.number(), rows: v.array(row) }), { total: {}, rows: [{ id: 'a' }, {}] })).to.equal(undefined);
    expect(parseBody(v.object({ rows: v.array(row), total: v.number() }), { rows: [{}], total: {} })).to.equal(undefined);
  });
});

describe('a value of the right type that is not as the contract has it', () => {
  const dates = v.object({ at: v.pipe(v.string(), v.isoTimestamp()), rows: v.array(v.object({ at: v.pipe(v.string(), v.isoTimestamp()) })) });

  it('is passed on, and counted', () => {
    expect(parseBody(dates, { at: 'soon', rows: [{ at: '4 Nov' }, { at: '2026-11-04T06:30:00Z' }] })).to.deep.equal({
      value: { at: 'soon', rows: [{ at: '4 Nov' }, { at: '2026-11-04T06:30:00Z' }] }, dropped: 0, oddDates: 2, emptied: false,
    });
  });

  it('is counted after what cannot be read is gone', () => {
    expect(parseBody(dates, { at: 'soon', rows: [{ at: null }, { at: 'late' }] })).to.deep.include({ dropped: 1, oddDates: 2 });
  });
});
