import { expect } from '@open-wc/testing';
import { callTable } from '../../src/api/contract/table';
import { demoCalls } from '../../src/scenarios/demo-calls';
import { openRecording, type Recording, requestKey } from '../../src/scenarios/recording';
import { recordings } from '../../src/scenarios/recordings/recordings';
import { brand } from '../../demo/marketplace/brand';

const monday = Date.UTC(2026, 0, 12, 4, 30);
const day = 86_400_000;

const made: Recording = {
  title: '', at: monday, root: 'https://shop.example', userId: 'u', brand, codes: {},
  shared: [{ image: 'https://shop.example/images/a.png', on: '2026-01-11' }, [{ $: 0 }, 'plain']],
  answers: { 'GET /a': { body: { list: { $: 1 }, at: '2026-01-12T04:30:00.000Z', name: '2026-01-12 is a day' } } },
  after: { 'POST /b': { 'GET /a': { status: 409, body: { $: 0 } } } },
};

describe('a recording', () => {
  it('puts shared values and addresses in their places', () => {
    const { answers, after } = openRecording(made, monday, (path) => `blob:${path}`);
    const shared = { image: 'blob:images/a.png', on: '2026-01-11' };
    expect(answers['GET /a']?.body).to.deep.equal({ list: [shared, 'plain'], at: '2026-01-12T04:30:00.000Z', name: '2026-01-12 is a day' });
    expect(after['POST /b']?.['GET /a']).to.deep.equal({ status: 409, body: shared });
  });

  it('moves its dates by whole weeks, so that the recorded Monday is the last one', () => {
    const at = (now: number) => (openRecording(made, now, (path) => path).answers['GET /a']?.body as { at: string; list: { on: string }[] });
    expect(at(monday + 6 * day).at).to.equal('2026-01-12T04:30:00.000Z');
    expect(at(monday + 7 * day).at).to.equal('2026-01-19T04:30:00.000Z');
    expect(at(monday + 200 * day).list[0]?.on).to.equal('2026-07-26');
    expect(at(monday - day).at).to.equal('2026-01-05T04:30:00.000Z');
  });

  it('was made on a Monday, and is found by request whatever the order of its fields', async () => {
    for (const load of Object.values(recordings)) {
      const { recording } = await load();
      expect(new Date(recording.at).getUTCDay()).to.equal(1);
      const answers = Object.keys(openRecording(recording, Date.now(), (path) => path).answers);
      expect(answers).to.include(requestKey('POST', '/perf/v2/overview', '{"time_period":"LIFETIME","post_type":"ALL"}'));
      expect(answers).to.include(requestKey('GET', '/post-linking/wishlisted-products?page_size=20&page_no=0'));
    }
  });

  it('names calls of the contract, and none that writes goes without an answer', () => {
    const names = Object.values(callTable).map(({ method, path }) => `${method} ${path}`);
    expect(names).to.include.members(Object.keys(demoCalls));
    const writes = Object.values(callTable).filter(({ retry, unused }) => retry !== 'read' && !unused).map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(demoCalls)).to.include.members(writes);
  });
});
