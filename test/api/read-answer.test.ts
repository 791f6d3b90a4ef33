import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import fc from 'fast-check';
import type { Call } from '../../src/api/contract/call';
import { readAnswer, readJson, type ReadOptions } from '../../src/api/read-answer';

describe('the JSON of an answer', () => {
  it('is the value of any JSON text without long integers', () => {
    const short = (value: unknown) => !/\d{16}/.test(JSON.stringify(value));
    fc.assert(fc.property(fc.jsonValue().filter(short), (value) => {
      expect(readJson(JSON.stringify(value))).to.deep.equal(JSON.parse(JSON.stringify(value)));
    }));
  });

  for (const [text, value] of [
    ['{"id":9007199254740993}', { id: '9007199254740993' }],
    ['{"id":-9007199254740993}', { id: '-9007199254740993' }],
    ['{"id":999999999999999}', { id: 999_999_999_999_999 }],
    ['[1234567890123456,1]', ['1234567890123456', 1]],
    ['{"share":0.12345678901234567,"n":1}', { share: 0.12345678901234567, n: 1 }],
    ['{"share":12.12345678901234567}', { share: 12.12345678901234567 }],
    ['{"all":1234567890123456.5}', { all: 1_234_567_890_123_456.5 }],
    ['{"all":1234567890123456e2}', { all: 1234567890123456e2 }],
    ['{"all":1234567890123456E+2}', { all: 1234567890123456e2 }],
    ['{"all":1234567890123456E-12}', { all: 1234567890123456e-12 }],
    ['{"all":1.234567890123456789e10}', { all: 1.234567890123456789e10 }],
    ['{"text":"1234567890123456"}', { text: '1234567890123456' }],
    ['{"text":"no 1234567890123456 here","id":1}', { text: 'no 1234567890123456 here', id: 1 }],
    [String.raw`{"text":"a \"quoted\" 1234567890123456"}`, { text: 'a "quoted" 1234567890123456' }],
    [String.raw`{"text":"ends with a slash \\","id":1234567890123456}`, { text: 'ends with a slash \\', id: '1234567890123456' }],
    [String.raw`{"text":"\n\"1234567890123456\"\t"}`, { text: '\n"1234567890123456"\t' }],
    ['{"1234567890123456":2}', { 1234567890123456: 2 }],
  ] as const) {
    it(`of ${text} keeps every digit of an integer, and everything else as it is`, () => {
      expect(readJson(text)).to.deep.equal(value);
    });
  }

  for (const text of ['', '{', 'undefined', '<html>', '{"a":1}}']) {
    it(`of '${text}' is none`, () => {
      expect(readJson(text)).to.equal(undefined);
    });
  }
});

describe('a successful answer', () => {
  const list = v.object({ items: v.array(v.object({ id: v.string() })) });
  const call = (facts: object): Call => ({ method: 'GET', path: '/items', retry: 'read', success: '200', response: list, ...facts }) as unknown as Call;

  /** What is read, and what is said of it. */
  function read(text: string, facts: object = {}, options: ReadOptions = {}) {
    const notes: string[] = [];
    const dropped: boolean[] = [];
    let failure: object | undefined;
    let value: unknown;
    try {
      value = readAnswer(call(facts), 201, text, { onDropped: (all) => dropped.push(all), ...options }, {
        fail: (kind, more) => ((failure = { kind, ...more }), new Error(kind) as never),
        note: (note) => notes.push(note),
      });
    } catch (error) {
      if (!failure) throw error;
    }
    return { value, failure, notes, dropped };
  }

  it('is read without a word', () => {
    expect(read('{"items":[{"id":"a"}]}')).to.deep.equal({ value: { items: [{ id: 'a' }] }, failure: undefined, notes: [], dropped: [] });
  });

  it('that cannot be read is malformed, with its status', () => {
    for (const text of ['', '{"items":7}', '<html></html>', '"text"']) expect(read(text).failure, text).to.deep.equal({ kind: 'malformed', status: 201 });
  });

  it('loses what cannot be read of its list, and says so', () => {
    expect(read('{"items":[{"id":"a"},{"id":{}},null]}')).to.deep.include({ value: { items: [{ id: 'a' }] }, notes: ['dropped 2 malformed'], dropped: [false] });
  });

  it('of whose list nothing can be read is malformed, and an empty page where pages before it are there', () => {
    expect(read('{"items":[{"id":{}}]}')).to.deep.include({ failure: { kind: 'malformed', status: 201 }, dropped: [] });
    expect(read('{"items":[{"id":{}}]}', {}, { skipUnreadable: true })).to.deep.include({ value: { items: [] }, failure: undefined, dropped: [true] });
  });

  it('that is changed and sent back is whole, or a failure', () => {
    const whole = { whole: true };
    expect(read('{"items":[{"id":"a"}]}', {}, whole)).to.deep.include({ value: { items: [{ id: 'a' }] }, failure: undefined });
    for (const text of ['{"items":[{"id":"a"},{"id":{}}]}', '{"items":[],"error":"No items"}']) {
      expect(read(text, {}, whole), text).to.deep.include({ value: undefined, failure: { kind: 'malformed', status: 201 } });
    }
  });

  it('may be the bare value of its one field, where the contract says so', () => {
    const bare = { bareField: 'url', response: v.object({ url: v.string() }) };
    expect(read('"https://a.example"', bare).value).to.deep.equal({ url: 'https://a.example' });
    expect(read('{"url":"https://a.example"}', bare).value).to.deep.equal({ url: 'https://a.example' });
    expect(read('7', bare).failure).to.deep.equal({ kind: 'malformed', status: 201 });
    expect(read('"https://a.example"', { response: v.object({ undefined: v.string() }) }).failure).to.deep.equal({ kind: 'malformed', status: 201 });
  });

  it('whose schema itself fails is malformed', () => {
    const response = v.pipe(v.unknown(), v.transform(() => { throw new Error('a fault'); }));
    expect(read('{}', { response }).failure).to.deep.equal({ kind: 'malformed', status: 201 });
  });

  it('counts the dates that are not ISO 8601', () => {
    const response = v.object({ at: v.pipe(v.string(), v.isoTimestamp()), to: v.pipe(v.string(), v.isoTimestamp()) });
    expect(read('{"at":"soon","to":"2026-11-04T06:30:00Z"}', { response })).to.deep.include({ value: { at: 'soon', to: '2026-11-04T06:30:00Z' }, notes: ['1 dates are not ISO 8601'] });
  });

  it('to a write that tells an error is a refusal, and to a read it is malformed', () => {
    const told = '{"error":"No such post"}';
    expect(read(told, { retry: 'never' }).failure).to.deep.equal({ kind: 'http', status: 200 });
    expect(read(told, { retry: 'once' }).failure).to.deep.equal({ kind: 'http', status: 200 });
    expect(read(told).failure).to.deep.equal({ kind: 'malformed', status: 201 });
    expect(read('{"items":7}', { retry: 'never' }).failure).to.deep.equal({ kind: 'malformed', status: 201 });
  });

  describe('that only acknowledges', () => {
    const done = { success: 'acknowledged', retry: 'never' };

    for (const text of ['', '{}', 'OK', '{"error":""}', '{"items":7}', 'a < b', '{']) {
      it(`may be '${text}'`, () => {
        expect(read(text, done)).to.deep.include({ value: {}, failure: undefined });
      });
    }

    it('is no page, and tells no error', () => {
      expect(read('<html></html>', done).failure).to.deep.equal({ kind: 'malformed', status: 201 });
      expect(read(' \n<!doctype html>', done).failure).to.deep.equal({ kind: 'malformed', status: 201 });
      expect(read('{"error":"No"}', done).failure).to.deep.equal({ kind: 'http', status: 200 });
    });
  });
});
