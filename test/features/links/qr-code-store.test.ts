import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../src/runtime';
import { homeStore } from '../../../src/features/shared/posts/home-store';
import { collectionActionsStore } from '../../../src/features/shared/collections/collection-actions-store';
import { makeQrCode, QrCodeFailed, qrCodeStore } from '../../../src/features/links/qr-code-store';
import { waitUntil } from '../../support/wait-until';

function storeAnswering(...answers: Response[]) {
  const notes: string[] = [];
  const lists: string[] = [];
  const sent: { path: string; body: unknown }[] = [];
  const runtime = createRuntime({
    onEvent: ({ note }) => notes.push(note),
    fetch: (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      if (url.includes('collection_type')) lists.push(url.replace(/.*collection_type=/, ''));
      if (!url.includes('/qr/')) return Promise.resolve(new Response('{}', { status: 400 }));
      sent.push({ path: url.replace(/^.*\/api/, ''), body: init?.body });
      return Promise.resolve(answers.shift() ?? new Response('{}', { status: 400 }));
    },
  });
  return { runtime, store: runtime.use(qrCodeStore), sent, notes, lists };
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const picture = (type: string, size: number) => new Response(new Uint8Array(size), { headers: { 'content-type': type } });
const failure = (work: Promise<unknown>) => work.then(() => undefined, (error: unknown) => error);

describe('QR codes', () => {
  it('[API-42] sends collection_id and takes both shapes of the answer', async () => {
    const { store, sent } = storeAnswering(json({ qr_image_url: '/qr/a.png', qr_unique_id: 'a' }), json('/qr/b.png'));
    expect(await store.generate('c1')).to.equal('/qr/a.png');
    expect(await store.generate('c2')).to.equal('/qr/b.png');
    expect(sent[0]).to.deep.equal({ path: '/collection-links/qr/generate', body: '{"collection_id":"c1"}' });
  });

  it('[QR-08] throws \'Failed to fetch QR Code\' on a non-200 response', async () => {
    const { store } = storeAnswering(json({ error: 'This collection is empty' }, 409));
    const error = await failure(store.generate('c1'));
    expect(error).to.have.property('message', 'Failed to fetch QR Code');
    expect(error).to.have.nested.property('cause.serverText', 'This collection is empty');
  });

  it('[QR-09] throws \'Invalid QR Code response format\' on an unrecognised shape', async () => {
    const { store } = storeAnswering(json({ picture: 7 }));
    expect(await failure(store.generate('c1'))).to.have.property('message', 'Invalid QR Code response format');
  });

  it('[API-43] asks for the picture by its address and gets a blob', async () => {
    const { store, sent } = storeAnswering(picture('image/png', 12));
    const blob = await store.download('https://m.example/qr/a.png');
    expect([blob.type, blob.size]).to.deep.equal(['image/png', 12]);
    expect(sent[0]?.path).to.equal('/collection-links/qr/download?url=https%3A%2F%2Fm.example%2Fqr%2Fa.png');
  });

  for (const [name, type, size] of [['a page', 'text/html', 9], ['nothing', 'image/png', 0], ['more than 2 MB', 'image/webp', 2 * 1024 * 1024 + 1]] as const) {
    it(`refuses ${name} in place of a picture`, async () => {
      const { store } = storeAnswering(picture(type, size));
      expect(await failure(store.download('/qr/a.png'))).to.have.property('name', 'QrCodeFailed');
    });
  }

  it('refuses no picture of exactly 2 MB, in each format', async () => {
    for (const type of ['image/png', 'image/jpeg', 'image/webp']) {
      const { store } = storeAnswering(picture(type, 2 * 1024 * 1024));
      expect((await store.download('/qr/a.png')).type).to.equal(type);
    }
    const { store } = storeAnswering(picture('text/html', 9));
    expect(await failure(store.download('/qr/a.png'))).to.have.property('message', 'Not a picture');
  });

  it('reads the codes of Home again when there is a new one', async () => {
    const { runtime, store, lists } = storeAnswering(json('/qr/a.png'));
    void runtime.use(homeStore).codes.ensure();
    await waitUntil(() => lists.length === 1);
    await store.generate('c1');
    await waitUntil(() => lists.length === 2);
    expect(lists).to.deep.equal(['QR_CODE', 'QR_CODE']);
  });

  it('puts a new code into its collection, or notes why there is none and throws the reason', async () => {
    const { runtime, notes } = storeAnswering(json('/qr/a.png'), json({ error: 'This collection is empty' }, 409));
    const known: unknown[] = [];
    runtime.use(collectionActionsStore).setCode = (...code) => void known.push(code);
    expect(await makeQrCode(runtime, 'c1')).to.equal('/qr/a.png');
    expect(known).to.deep.equal([['c1', '/qr/a.png']]);
    expect(await failure(makeQrCode(runtime, 'c2'))).to.have.property('serverText', 'This collection is empty');
    expect([notes.filter((note) => note === 'Failed to fetch QR Code').length, known.length]).to.deep.equal([1, 1]);
  });

  it('throws what is no failure of the call as it is', async () => {
    const { runtime, store } = storeAnswering();
    const odd = new TypeError('odd');
    runtime.client.send = () => Promise.reject(odd);
    expect(await failure(store.generate('c1'))).to.equal(odd);
    runtime.use(qrCodeStore).generate = () => Promise.reject(odd);
    expect(await failure(makeQrCode(runtime, 'c1'))).to.equal(odd);
    expect(odd instanceof QrCodeFailed).to.equal(false);
    store.reset();
  });
});
