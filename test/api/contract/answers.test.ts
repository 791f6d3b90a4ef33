import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { parseBody } from '../../../src/api/parse-body';
import type { Call } from '../../../src/api/contract/call';
import { callTable } from '../../../src/api/contract/table';
import { at, listsOf, rightLeaves, sampleAnswer } from '../../support/sample-answer';
import { failureOf, nameOf, scriptedClient, sendRow } from '../../support/scripted-client';

/** Rows whose answer is read. */
const rows = Object.values(callTable).filter(({ blob, success, unused }) => !blob && success !== 'acknowledged' && !unused);
const json = (body: unknown) => () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const answer = (row: Call, body: unknown) => sendRow(scriptedClient(json(body)).client, row);

describe('answers of the contract', () => {
  it('may have every id and every other text as a number, and it comes out as a text', async () => {
    for (const row of rows) {
      const found = await answer(row, sampleAnswer(row.response, { ...rightLeaves, text: 1001 }));
      expect([nameOf(row), found]).to.deep.equal([nameOf(row), sampleAnswer(row.response)]);
    }
  });

  it('may have every number and every flag as a text, and it comes out as what it says', async () => {
    for (const row of rows) {
      const found = await answer(row, sampleAnswer(row.response, { text: '1001', number: '7', flag: 'true' }));
      expect([nameOf(row), found]).to.deep.equal([nameOf(row), sampleAnswer(row.response)]);
    }
  });

  it('keeps every digit of an id that is a number above 2^53', async () => {
    const row = callTable['listInstagramMedia'] as Call;
    const body = '{"instagram_media_list":[{"id":17841405822304914,"caption":"I said: \\"17841405822304914\\" 12345678901234567890"},{"id":-90071992547409931},{"id":9007199254740993}],"after":18446744073709551615}';
    const { client } = scriptedClient(() => new Response(body));
    expect(await sendRow(client, row)).to.deep.equal({
      instagram_media_list: [
        { id: '17841405822304914', caption: 'I said: "17841405822304914" 12345678901234567890' }, { id: '-90071992547409931' }, { id: '9007199254740993' },
      ],
      after: '18446744073709551615',
    });
  });

  it('keeps fractions and powers of ten as numbers, however long they are', async () => {
    const { client } = scriptedClient(() => new Response('{"total_clicks":0.1234567890123456789,"total_sales":1e20,"total_orders":9007199254740993}'));
    expect(await sendRow(client, callTable['getOverview'] as Call)).to.deep.equal({
      total_clicks: 0.1234567890123456789, total_sales: 1e20, total_orders: Number('9007199254740993'),
    });
  });

  it('does not make a number of a text that is none, nor a flag', async () => {
    for (const bad of ['', 'many', '1,200', '12px', '0x10', 'NaN', true, {}, []]) {
      const error = await failureOf(answer(callTable['getOverview'] as Call, { total_clicks: bad }));
      expect([bad, error.kind]).to.deep.equal([bad, 'malformed']);
    }
    for (const bad of ['', 'yes', 2, {}]) {
      const error = await failureOf(answer(callTable['setAutoDm'] as Call, { enable_auto_dm: bad }));
      expect([bad, error.kind]).to.deep.equal([bad, 'malformed']);
    }
  });

  it('an item of a list that cannot be read costs itself alone, wherever the list is', async () => {
    for (const row of rows) {
      for (const { path } of listsOf(row.response)) {
        const whole = sampleAnswer(row.response);
        const broken = sampleAnswer(row.response);
        (at(broken, path) as unknown[]).push(null, []);
        const found = await answer(row, broken);
        expect([nameOf(row), path.join('.'), found]).to.deep.equal([nameOf(row), path.join('.'), whole]);
      }
    }
  });

  it('null in the place of a list is an empty one', async () => {
    for (const row of rows) {
      for (const { path } of listsOf(row.response)) {
        const body = sampleAnswer(row.response);
        (at(body, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1) ?? ''] = null;
        const found = at(await answer(row, body), path) as unknown[] | null;
        expect([nameOf(row), path.join('.'), found ?? []]).to.deep.equal([nameOf(row), path.join('.'), []]);
      }
    }
  });

  it('a list of which nothing can be read is a failure, and never an empty one', async () => {
    for (const row of rows) {
      for (const { path } of listsOf(row.response).filter((place) => place.ofThings && !place.path.includes(0))) {
        const body = sampleAnswer(row.response);
        const list = at(body, path) as unknown[];
        list.splice(0, 1, [], null);
        const { kind } = await failureOf(answer(row, body));
        expect([nameOf(row), path.join('.'), kind]).to.deep.equal([nameOf(row), path.join('.'), 'malformed']);
        const dropped: boolean[] = [];
        const found = await sendRow(scriptedClient(json(body)).client, row, { skipUnreadable: true, onDropped: (all) => dropped.push(all) });
        expect([at(found, path), dropped]).to.deep.equal([[], [true]]);
      }
    }
  });

  it('a list is no object, wherever an object is due', async () => {
    for (const row of rows) {
      const { kind } = await failureOf(answer(row, []));
      expect([nameOf(row), kind]).to.deep.equal([nameOf(row), 'malformed']);
    }
    expect((await failureOf(answer(callTable['getEarnings'] as Call, { payment: [] }))).kind).to.equal('malformed');
    expect((await failureOf(answer(callTable['getEarnings'] as Call, { buckets: [[]] }))).kind).to.equal('malformed');
  });

  it('{} is fine where the specification shows no shape', async () => {
    const unseen = [
      'getAutoDmDetails', 'getContentInspiration', 'getMilestoneIncentive', 'getPublicCollection', 'getRewardBanner', 'getBankDetails', 'getBankDetailsStatus', 'getEarnings',
    ];
    for (const name of unseen) expect([name, await answer(callTable[name] as Call, {})]).to.deep.equal([name, {}]);
  });

  it('a list is shown whatever total_pages, total_count, number_of_records and has_next_page say', async () => {
    for (const row of rows) {
      const counts = ['total_pages', 'total_count', 'number_of_records'].filter((name) => name in (sampleAnswer(row.response) as object));
      for (const count of counts) {
        for (const [told, read] of [['3', 3], ['many', null], [-1, null], [2.5, null], [1e179, null], [null, null], [{}, null]] as const) {
          const found = await answer(row, { ...sampleAnswer(row.response) as object, [count]: told }) as Record<string, unknown>;
          expect([nameOf(row), count, told, found[count]]).to.deep.equal([nameOf(row), count, told, read]);
        }
      }
      const flags = ['has_next_page'].filter((name) => name in (sampleAnswer(row.response) as object));
      for (const flag of flags) {
        for (const [told, read] of [[true, true], ['true', true], [1, true], [false, false], ['false', false], [0, false], [-1e21, null], ['yes', null], [{}, null], [null, null]] as const) {
          const found = await answer(row, { ...sampleAnswer(row.response) as object, [flag]: told }) as Record<string, unknown>;
          expect([nameOf(row), flag, told, found[flag]]).to.deep.equal([nameOf(row), flag, told, read]);
        }
      }
      const body = sampleAnswer(row.response) as Record<string, unknown>;
      for (const name of [...counts, 'has_next_page']) delete body[name];
      expect([nameOf(row), await answer(row, structuredClone(body))]).to.deep.equal([nameOf(row), body]);
    }
  });

  it('a date that is not ISO 8601 is handed on and noted, without what it says', async () => {
    const row = callTable['listPayments'] as Call;
    const payments = ['2026-11-20', '01-11-2026', '11/20/2026', null, ''].map((paid_on, index) => ({ payment_id: `p${index}`, status: 'PAID', paid_on }));
    const { client, notes } = scriptedClient(json({ data: payments, has_next_page: false }));
    expect(await sendRow(client, row)).to.deep.equal({ data: payments, has_next_page: false });
    expect(notes).to.have.length(1);
    expect(notes[0]).to.match(/^GET \/v1\/earnings\/payments: 2 dates are not ISO 8601 \(request /);
  });

  it('a fault of a schema itself is a malformed answer, which screens can tell', async () => {
    const row = { ...callTable['getOverview'] as Call, response: v.custom(() => { throw new RangeError('ours'); }) as never };
    expect((await failureOf(answer(row, {}))).kind).to.equal('malformed');
  });

  it('keeps 10,000 bad items from taking long', () => {
    const body = { custom_trigger_words: Array.from({ length: 10_000 }, (_, index) => (index % 2 ? { id: index, keyword: 'a', status: 'ACTIVE' } : { id: {} })) };
    const parsed = parseBody((callTable['listTriggerWords'] as Call).response, body);
    expect(parsed).to.include({ dropped: 5000, emptied: false });
  });
});
