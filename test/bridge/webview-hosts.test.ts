import { expect } from '@open-wc/testing';
import { androidHost, type CreatorBridge, iosHost, reactNativeHost } from '../../src/bridge/native-hosts';
import { detectHost } from '../../src/bridge/detect-host';
import { askHost, type AuthInfo, type Host } from '../../src/bridge/host';
import { createFakeHost, push } from '../support/fake-host';
import { pretend, restoreDevice } from '../support/device';
import { waitUntil } from '../support/wait-until';

const limits = { auth: 30, goTo: 30, openHelpCentre: 30, openExternal: 30, share: 30, saveImage: 30 };
const options = { back: () => true, limits };
const auth = { 'APP-USER-ID': 'u1', Authorization: 'Bearer 1' };

const forgetQueue = () => Reflect.deleteProperty(window, 'creatorMessages');

describe('hosts of webviews', () => {
  beforeEach(forgetQueue);
  afterEach(() => {
    restoreDevice();
    forgetQueue();
  });

  it('asks the host for everything by its message', async () => {
    const fake = createFakeHost({ auth, goTo: {}, openHelpCentre: {}, openExternal: {}, share: {}, saveImage: {} });
    const host = androidHost(fake.CreatorBridge, options);
    const picture = new Blob(['picture'], { type: 'image/png' });
    const share = { title: 'Kurta', text: 'Look', url: 'https://shop.example/1' };
    expect(await host.getAuth?.()).to.deep.equal(auth);
    expect(await host.refreshAuth?.()).to.deep.equal(auth);
    expect(await host.goTo?.('main')).to.equal(true);
    expect(await host.openHelpCentre?.()).to.equal(true);
    expect(await host.openExternal?.('https://shop.example')).to.equal(true);
    expect(await host.share?.(share)).to.equal(true);
    expect(await host.saveImage?.({ name: 'qr.png', picture })).to.equal(true);
    expect(fake.asked.map(({ type, payload }) => ({ type, payload }))).to.deep.equal([
      { type: 'auth', payload: { refresh: false } },
      { type: 'auth', payload: { refresh: true } },
      { type: 'goTo', payload: { target: 'main' } },
      { type: 'openHelpCentre', payload: {} },
      { type: 'openExternal', payload: { href: 'https://shop.example' } },
      { type: 'share', payload: share },
      { type: 'saveImage', payload: { name: 'qr.png', mimeType: 'image/png', data: btoa('picture') } },
    ]);
  });

  it('[HELP-03] a silent or refusing host has done nothing', async () => {
    const fake = createFakeHost({ goTo: false });
    const host = androidHost(fake.CreatorBridge, options);
    expect(await askHost(host, 'goTo', 'back')).to.equal(false);
    expect(await askHost(host, 'openHelpCentre')).to.equal(false);
  });

  it('is asked for the auth info again when it did not answer, or told of no user', async () => {
    const fake = createFakeHost();
    const host = androidHost(fake.CreatorBridge, options);
    const refused = await host.getAuth?.().then(() => false, () => true);
    expect(refused).to.equal(true);
    fake.answer('auth', { 'APP-USER-ID': '' });
    expect(await host.getAuth?.()).to.deep.equal({ 'APP-USER-ID': '' });
    fake.answer('auth', auth);
    expect(await host.getAuth?.()).to.deep.equal(auth);
    expect(await host.getAuth?.()).to.deep.equal(auth);
    expect(fake.asked).to.have.length(3);
  });

  it('reads what was pushed at document start, so that nothing has to be asked', async () => {
    const fake = createFakeHost();
    push({ creator: 1, id: 'start', type: 'auth', payload: auth });
    const host = androidHost(fake.CreatorBridge, options);
    expect(await host.getAuth?.()).to.deep.equal(auth);
    expect(fake.asked).to.deep.equal([]);
    expect(fake.replies.map(({ replyTo, ok }) => ({ replyTo, ok }))).to.deep.equal([{ replyTo: 'start', ok: true }]);
  });

  it('hears new auth info and whom the one before was about', async () => {
    const fake = createFakeHost({ auth });
    const host = androidHost(fake.CreatorBridge, options);
    await host.getAuth?.();
    const heard: [AuthInfo, string][] = [];
    const stop = host.watchAuth?.((info, before) => heard.push([info, before]));
    await fake.ask('auth', { 'APP-USER-ID': 'u2' });
    stop?.();
    await fake.ask('auth', { 'APP-USER-ID': 'u3' });
    expect(heard).to.deep.equal([[{ 'APP-USER-ID': 'u2' }, 'u1']]);
    expect(await host.getAuth?.()).to.deep.equal({ 'APP-USER-ID': 'u3' });
  });

  it('a token pushed while it is asked for is as good as an answer', async () => {
    const fake = createFakeHost();
    const host = androidHost(fake.CreatorBridge, options);
    const asking = host.refreshAuth?.();
    await waitUntil(() => fake.asked.length === 1);
    await fake.ask('auth', auth);
    expect(await asking).to.deep.equal(auth);
  });

  it('tells the host whether Back was handled', async () => {
    let handled = true;
    const fake = createFakeHost();
    androidHost(fake.CreatorBridge, { ...options, back: () => handled });
    expect((await fake.ask('back')).payload).to.deep.equal({ handled: true });
    handled = false;
    expect((await fake.ask('back')).payload).to.deep.equal({ handled: false });
  });

  it('Back closes the dialog that holds the focus, also in a shadow root, and nothing else', async () => {
    const outer = document.createElement('div');
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('button'));
    outer.attachShadow({ mode: 'open' }).append(dialog);
    document.body.append(outer);
    dialog.showModal();
    let asked = 0;
    const fake = createFakeHost();
    androidHost(fake.CreatorBridge, { ...options, back: () => ++asked < 0 });
    expect((await fake.ask('back')).payload).to.deep.equal({ handled: true });
    expect(dialog.open).to.equal(false);
    expect(asked).to.equal(0);
    expect((await fake.ask('back')).payload).to.deep.equal({ handled: false });
    expect(asked).to.equal(1);
    outer.remove();
  });

  it('Android: hears a WebMessageListener through its own object', async () => {
    const bridge: CreatorBridge = {
      onmessage: null,
      postMessage: (text) => {
        const { id } = JSON.parse(text) as { id: string };
        bridge.onmessage?.({ data: JSON.stringify({ creator: 1, replyTo: id, ok: true, payload: auth }) });
      },
    };
    expect(await androidHost(bridge, options).getAuth?.()).to.deep.equal(auth);
  });

  it('Android: calls the method on the object that holds it, as Java demands', async () => {
    const bridge = {
      asked: 0,
      postMessage(this: unknown) {
        if (this !== bridge) throw new TypeError("Java bridge method can't be invoked on a non-injected object");
        bridge.asked++;
      },
    };
    await askHost(androidHost(bridge, options), 'openHelpCentre');
    expect(bridge.asked).to.equal(1);
  });

  for (const [form, reply] of [['text', JSON.stringify], ['object', (value: unknown) => value]] as const) {
    it(`iOS: takes the reply of a handler with reply, as ${form}`, async () => {
      const handler = {
        postMessage: (text: string) => {
          const { id } = JSON.parse(text) as { id: string };
          return Promise.resolve(reply({ creator: 1, replyTo: id, ok: true, payload: auth }));
        },
      };
      const host = iosHost(handler, { ...options, limits: { auth: 60_000 } });
      expect(await host.getAuth?.()).to.deep.equal(auth);
    });
  }

  it('iOS: takes the reply of a plain handler from its script', async () => {
    const fake = createFakeHost({ auth });
    expect(await iosHost(fake.CreatorBridge, options).getAuth?.()).to.deep.equal(auth);
  });

  it('iOS: a handler that replies with an error has not done it', async () => {
    const host = iosHost({ postMessage: () => Promise.reject(new Error('native')) }, { ...options, limits: { goTo: 60_000 } });
    expect(await host.goTo?.('main')).to.equal(false);
  });

  it('never listens to messages of the window, which any frame may send', async () => {
    let asked = 0;
    const fake = createFakeHost();
    androidHost(fake.CreatorBridge, { ...options, back: () => ++asked > 0 });
    const arrived = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }));
    window.postMessage('{"creator":1,"id":"x","type":"back"}', '*');
    await arrived;
    expect(asked).to.equal(0);
  });

  describe('[NATIVE-01] [ENT-36] detection', () => {
    const kinds: [string, string, object, Host['kind'] | undefined][] = [
      ['an Android webview', 'CreatorBridge', createFakeHost().CreatorBridge, 'android'],
      ['an iOS webview', 'webkit', { messageHandlers: { creator: createFakeHost().CreatorBridge } }, 'ios'],
      ["a webview of somebody else's", 'webkit', { messageHandlers: { other: {} } }, undefined],
      ['a browser with an empty webkit', 'webkit', {}, undefined],
    ];
    for (const [name, property, value, kind] of kinds) {
      it(`knows ${name}`, () => {
        pretend(window, property, value);
        expect(detectHost(options)?.kind).to.equal(kind);
      });
    }

    it('knows a browser', () => {
      expect(detectHost(options)).to.equal(undefined);
    });

    it('knows React Native, whose webview on iOS has handlers of WebKit too', () => {
      pretend(window, 'ReactNativeWebView', createFakeHost().CreatorBridge);
      pretend(window, 'webkit', { messageHandlers: { ReactNativeWebView: {} } });
      pretend(navigator, 'userAgent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148');
      expect(detectHost(options)?.kind).to.equal('ios');
    });

    const systems = [['Linux; Android 14; Pixel 8', 'android'], ['iPad; CPU OS 17_0 like Mac OS X', 'ios'], ['X11; Linux x86_64', 'app']];
    for (const [system, kind] of systems) {
      it(`React Native on '${system}' is ${kind}`, () => {
        expect(reactNativeHost(createFakeHost().CreatorBridge, options, `Mozilla/5.0 (${system})`).kind).to.equal(kind);
      });
    }
  });
});
