import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '../../../src/api/client';
import { setAutoDm } from '../../../src/api/contract/auto-dm';
import { giveBankConsent, saveBankDetails, sendBankOtp } from '../../../src/api/contract/bank-details';
import { type Answer, type Recording, requestKey } from '../../../src/scenarios/recording';
import { qrPicture } from '../api/collections';
import { demoCreatorId, scenarios } from '../apply-scenario';
import { brand } from '../brand';
import { createMarketplace, type Marketplace } from '../marketplace';
import { drawing } from '../pictures/drawing';
import { oddProducts } from '../scenarios/awkward-data';
import { catalogue } from '../seed/catalogue';
import { askEverything } from './ask-everything';
import { pack } from './pack';

/** A Monday morning in India; see `Recording.at`. */
export const recordedAt = Date.UTC(2026, 0, 12, 4, 30);
const root = 'https://bazaar.example';
/** For the QR code of a collection that is created in demo mode. */
const freshCode = 'qrDemo';

/** The scenarios for demo mode; ten thousand posts would be megabytes. */
export const recordedScenarios = Object.keys(scenarios).filter((name) => name !== 'ten-thousand-posts');

const post = (marketplace: Marketplace, cookie: string, path: string, body: object) =>
  marketplace.fetch(new Request(`${root}/sandbox/api/${path}`, {
    method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', cookie },
  }));

type Table = Record<string, Answer>;

function isConnected(table: Table): boolean {
  const profile = table['GET /home/profile-data']?.body as { instagram_connected: boolean; instagram_reconnect_required: boolean };
  return profile.instagram_connected && !profile.instagram_reconnect_required;
}

/** The answers that differ in the second table. */
const changesOf = (before: Table, after: Table): Table =>
  Object.fromEntries(Object.entries(after).filter(([key, answer]) => JSON.stringify(answer) !== JSON.stringify(before[key])));

/** Runs a scenario in its own marketplace with a fixed clock, and records its answers. */
export async function recordScenario(name: string): Promise<{ recording: Recording; pictures: Record<string, string> }> {
  const folder = await mkdtemp(join(tmpdir(), 'creator-recording-'));
  const marketplace = await createMarketplace({
    databaseUrl: pathToFileURL(join(folder, 'marketplace.db')).href, scenario: name, publicOrigin: root, clock: () => recordedAt,
  });
  try {
    const login = await post(marketplace, '', 'login', {});
    const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    let heard: Table = {};
    const client = createClient({
      base: `${root}/api`,
      headers: async () => ({ cookie }),
      sessionNumber: () => 0,
      onUnauthorized: (error) => { throw error; },
      log: (note) => { throw new Error(`${name}: ${note}`); },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const sent = typeof init?.body === 'string' ? init.body : null;
        const answer = await marketplace.fetch(request);
        const body: unknown = await answer.clone().json();
        if (answer.status === 401 || answer.status >= 500) throw new Error(`${name}: ${request.url} answered ${answer.status}`);
        const { pathname, search } = new URL(request.url);
        heard[requestKey(request.method, pathname.slice('/api'.length) + search, sent)] = { ...(answer.ok ? {} : { status: answer.status }), body };
        return answer;
      },
    });
    const record = async (): Promise<Table> => {
      await askEverything(client, { userId: demoCreatorId, productIds: [...catalogue, ...(name === 'awkward-data' ? oddProducts : [])].map(({ id }) => id) });
      if (!isConnected(heard)) await client.send(setAutoDm, { body: { enable_auto_dm: true } }).catch(() => undefined); // the format of its refusal
      const table = heard;
      heard = {};
      return table;
    };

    const answers = await record();
    const after: Record<string, Table> = {};
    if (!isConnected(answers)) {
      await post(marketplace, cookie, 'flags', { flag: 'instagram_connected', value: true });
      await post(marketplace, cookie, 'flags', { flag: 'instagram_reconnect_required', value: false });
      await client.send(setAutoDm, { body: { enable_auto_dm: true } });
      after['POST /home/instagram-onboarding'] = changesOf(answers, await record());
    }
    const { status } = answers['GET /v1/user-bank-details/status']?.body as { status: string };
    if (status === 'NOT_SUBMITTED') {
      const before = { ...answers, ...Object.values(after)[0] };
      await client.send(giveBankConsent, { body: { consent: true } });
      await client.send(sendBankOtp, { body: {} });
      const outbox = await marketplace.fetch(new Request(`${root}/sandbox/api/outbox`));
      const { messages: [message] } = await outbox.json() as { messages: { otp?: string }[] };
      await client.send(sendBankOtp, { body: { otp: message?.otp ?? '' } });
      await client.send(saveBankDetails, { body: { accountHolderName: 'Asha Rao', accountNumber: '001234567890', ifsc: 'HDFC0001234' } });
      heard = {};
      after['POST /v1/user-bank-details'] = changesOf(before, await record());
    }

    const text = JSON.stringify([answers, after]);
    const named = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? ''))].sort();
    const codes: Record<string, string> = {};
    for (const code of [freshCode, ...named(/\/qr\/([\w-]+)\.png/g)]) {
      codes[`qr/${code}.png`] = (await qrPicture(root, code)).toString('base64');
    }
    const pictures = Object.fromEntries(named(/\/images\/([\w-]+)\.png/g).flatMap((each) => {
      const drawn = drawing(each);
      return drawn === undefined ? [] : [[each, drawn.replaceAll(/\s+/g, ' ')]];
    }));
    const { shared, tables: { now: packedAnswers = {}, ...packedAfter } } = pack({ now: answers, ...after });
    return {
      recording: {
        title: scenarios[name]?.title ?? name, at: recordedAt, root, userId: demoCreatorId, brand, codes, shared,
        answers: packedAnswers, after: packedAfter,
      },
      pictures,
    };
  } finally {
    await marketplace.close();
    await rm(folder, { recursive: true, force: true });
  }
}
