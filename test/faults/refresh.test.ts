import { expect } from '@open-wc/testing';
import '../../elements/creator-elements';
import '../../elements/creator-password-alert';
import { pretend, restoreDevice } from '../support/device';
import { queryAllByText } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { asked } from './asked';
import { type Fault, faults } from './faults';
import { everyCall } from './faulty-server';
import { missing, problemsOf } from './read-cell';
import { type Scene, scenes } from './scenes';
import { hurry, readScreen, Stage } from './stage';

const failing = faults.filter(({ name }) => ['network down', '500 with a text', 'malformed JSON'].includes(name));

async function openAgain({ element }: Stage): Promise<void> {
  element.remove();
  await new Promise(requestAnimationFrame);
  document.body.append(element);
}

/** What was wrong while a screen that shows everything asked again, and one of its calls failed. */
async function examineRefresh(scene: Scene, call: string, fault: Fault, again: (stage: Stage) => Promise<unknown>): Promise<string[]> {
  const stage = await Stage.open(scene);
  try {
    await stage.begin();
    const { text } = readScreen(stage.element);
    stage.server.set(call, fault);
    await again(stage);
    const problems = problemsOf(stage, await stage.settle());
    const gone = missing(readScreen(stage.element).text, text);
    if (gone) problems.push(`gone: ${gone}`);
    stage.server.set();
    await stage.element.refresh();
    await stage.settle();
    const after = readScreen(stage.element).text;
    const different = missing(after, text) + missing(text, after);
    if (different) problems.push(`not as before once the call is good again: ${different}`);
    return problems;
  } finally {
    stage.close();
  }
}

describe('A refresh that fails', () => {
  beforeEach(hurry);
  afterEach(restoreDevice);
  for (const scene of scenes.filter(({ steps }) => !steps?.length)) {
    it(`leaves what ${scene.name} shows, and nothing waits for ever`, async function () {
      this.timeout(60_000);
      for (const call of [...asked[scene.name] ?? [], everyCall]) {
        for (const fault of failing) expect((await examineRefresh(scene, call, fault, ({ element }) => element.refresh())).join('; '), `${call} × ${fault.name}`).to.equal('');
      }
    });

    // Bank details are held by an open screen alone.
    if (scene.tag === 'creator-bank-details') continue;

    it(`shows what ${scene.name} showed before where it is opened again and nothing answers`, async function () {
      this.timeout(60_000);
      for (const fault of failing) expect((await examineRefresh(scene, everyCall, fault, openAgain)).join('; '), fault.name).to.equal('');
    });
  }
});

describe('A cause that is found when the failure is over', () => {
  beforeEach(hurry);
  afterEach(restoreDevice);

  it('is told to the page and not shown', async () => {
    const scene = scenes.find(({ name }) => name === 'creator-ordered-products');
    const fault = faults.find(({ name }) => name === 'malformed JSON');
    if (!scene || !fault) throw new Error('no such scene or fault');
    // Whether the server is the API at all is asked by the page's own fetch.
    let examine: (answer: Response) => void = () => undefined;
    let examined = 0;
    pretend(window, 'fetch', () => {
      examined++;
      return new Promise<Response>((resolve) => { examine = resolve; });
    });
    const stage = await Stage.open(scene, everyCall, fault);
    try {
      await stage.settle();
      await waitUntil(() => examined > 0, 'no cause is looked for');
      expect(stage.element.status).to.equal('error');
      stage.server.set();
      await stage.element.refresh();
      await stage.settle();
      expect(stage.element.status).to.equal('ready');
      examine(new Response('<p>a page</p>', { headers: { 'content-type': 'text/html' } }));
      await waitUntil(() => stage.events.includes('creator-error'), 'the page is told nothing');
      expect(queryAllByText(stage.element, /For the developers of this page/)).to.have.length(0);
    } finally {
      stage.close();
    }
  });
});
