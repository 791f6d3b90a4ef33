import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { waitUntil } from '../support/wait-until';

async function dev<T = null>(command: string, payload: object = {}): Promise<T> {
  const { value, error } = await executeServerCommand<{ value: T; error?: string }, object>(`dev-${command}`, payload);
  if (error !== undefined) throw new Error(error);
  return value;
}
const page = <T = null>(method: string, ...args: unknown[]): Promise<T> => dev<T>('act', { method, args });

describe('npm run dev', () => {
  let told = '';
  before(async () => {
    told = await dev<string>('start');
  });
  after(() => dev('stop'));

  it('prints a loopback address, the control page and a number to log in with', () => {
    expect(told).to.match(/App +http:\/\/127\.0\.0\.1:\d+\/\n/);
    expect(told).to.match(/Control page +http:\/\/127\.0\.0\.1:\d+\/sandbox\n/);
    expect(told).to.match(/Log in with +\+91\d{10} /);
  });

  it('shows the app from its sources, with the sandbox behind it', async () => {
    await page('login');
    await page('goto', '/');
    await page('see', 'heading');
    const sources = await page<number>('run', "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.tsx')).length");
    expect(sources).to.be.above(10);
  });

  it('shows a change of a screen and of its style in the open page', async () => {
    await page('goto', '/help');
    await page('see', 'heading', 'How the programme works');
    await dev('replace', { file: 'help-screen.tsx', from: '<h2 id="rules">', to: '<h2 id="rules">Changed: ' });
    await page('see', 'heading', /^Changed: /);
    await dev('replace', { file: 'help.css', from: '.help-rules {', to: '#rules::before { content: "By its style. "; } .help-rules {' });
    await page('see', 'heading', /^By its style\. Changed: /);
  });

  it('opens the sandbox anew when one of its files changes, over the same data', async () => {
    await dev('replace', { file: 'page.ts', from: 'This is a sandbox.', to: 'This is a changed sandbox.' });
    await page('goto', '/sandbox');
    await waitUntil(async () => {
      await page('reload');
      return (await page<string>('readPage')).includes('This is a changed sandbox.');
    }, 'the changed sandbox');
  });
});
