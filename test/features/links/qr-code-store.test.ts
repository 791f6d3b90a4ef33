import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../src/runtime';
import { qrCodeStore } from '../../../src/features/links/qr-code-store';

function storeAnswering(...answers: Response[]) {
  const sent: { path: string; body: unknown }[] = [];
  const runtime = createRuntime({
    fetch: (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      if (!url.includes('/qr/')) return Promise.resolve(new Response('{}', { status: 400 }));
      sent.push({ path: url.replace(/^.*\/api/, ''), body: init?.body });
      return Promise.resolve(answers.shift() ?? new Response('{}', { status: 400 }));
    },
  });
  return { store: runtime.use(qrCodeStore), sent };
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
});
