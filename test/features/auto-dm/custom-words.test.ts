import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { hold } from '../../support/hold';
import { click, findByRole, findByText, gone, queryAllByRole, queryAllByText, queryByRole, type } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { openWholeAutoDm } from './open-auto-dm';
import { waitUntil } from '../../support/wait-until';

const on = (control: Element | null) => control?.getAttribute('aria-checked') === 'true';
const wordsOf = (element: Element) =>
  queryAllByRole(element, 'switch').map((control) => control.getAttribute('aria-label')).filter((name) => name !== 'AutoDM');

async function write(element: Element, word: string): Promise<void> {
  type(await findByRole(element, 'textbox', 'Custom trigger word'), word);
}

describe('own trigger words in <creator-auto-dm>', () => {
  let world: World;
  const sent = async (method: string, path: string) =>
    (await world.requests()).filter((request) => request.method === method && request.path.startsWith(path));

  beforeEach(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });

  it('[ADM-03] [ADM-08] [ADM-11] [API-25] [API-26] adds a word and lists again', async () => {
    const { element } = await openWholeAutoDm(world);
    expect(wordsOf(element)).to.have.members(['festive', 'haul', 'दीया']);
    const lists = (await sent('GET', '/home/get-custom-words')).length;
    await write(element, '  saree ');
    await click(element, 'button', 'Add');
    await findByText(element, 'Custom trigger word added');
    await findByRole(element, 'switch', 'saree');
    expect((await findByRole(element, 'textbox', 'Custom trigger word') as HTMLInputElement).value).to.equal('');
    expect(await sent('POST', '/home/send-custom-word')).to.have.length(1);
    expect((await sent('GET', '/home/get-custom-words')).length).to.equal(lists + 1);
  });

  it('[ADM-09] [ADM-10] [ADM-12] [API-27] switches a word off and on again, and lists again', async () => {
    const { element } = await openWholeAutoDm(world);
    const lists = (await sent('GET', '/home/get-custom-words')).length;
    expect(on(await findByRole(element, 'switch', 'festive'))).to.equal(true);
    await click(element, 'switch', 'festive');
    await findByText(element, 'Trigger word status updated');
    await waitUntil(() => !on(queryByRole(element, 'switch', 'festive')));
    await waitUntil(() => !queryByRole(element, 'switch', 'festive')?.hasAttribute('aria-busy'));
    await click(element, 'switch', 'festive');
    await waitUntil(() => on(queryByRole(element, 'switch', 'festive')));
    expect((await sent('GET', '/home/get-custom-words')).length).to.equal(lists + 2);
    expect(await sent('PUT', '/home/update-custom-word-status/word-1')).to.have.length(2);
  });

  it('leaves a word as it was, with the error toast, when its status is refused', async () => {
    const { element } = await openWholeAutoDm(world);
    await world.control('faults', { method: 'PUT', path: '/home/update-custom-word-status/{id}', status: 500 });
    await click(element, 'switch', 'haul');
    await findByText(element, 'Something went wrong. Please try again.');
    expect(on(queryByRole(element, 'switch', 'haul'))).to.equal(false);
  });

  it('says why the server refused a word, and keeps what was typed', async () => {
    const { element } = await openWholeAutoDm(world);
    await world.control('faults', { method: 'POST', path: '/home/send-custom-word', status: 409, body: { error: 'Taken by another app' } });
    await write(element, 'kurti');
    await click(element, 'button', 'Add');
    await findByText(element, 'Taken by another app');
    expect((await findByRole(element, 'textbox', 'Custom trigger word') as HTMLInputElement).value).to.equal('kurti');
    expect(wordsOf(element)).to.have.length(3);
  });

  it('[VAL-01] a word is at most 20 characters, counted beside the field', async () => {
    const { element } = await openWholeAutoDm(world);
    await write(element, 'a'.repeat(20));
    await findByText(element, '20/20');
    expect(queryAllByText(element, 'Only 20 characters allowed per trigger word')).to.have.length(0);
    await write(element, 'a'.repeat(21));
    await findByText(element, 'Only 20 characters allowed per trigger word');
    expect(queryAllByText(element, 'Character limit of 20 exceeded')).to.have.length(0);
    await click(element, 'button', 'Add');
    expect(await sent('POST', '/home/send-custom-word')).to.have.length(0);
  });

  it('[VAL-02] [VAL-03] refuses the forbidden characters, and no others', async () => {
    const { element } = await openWholeAutoDm(world);
    const message = 'Trigger word cannot contain a special character like “ # % & * : < > ?';
    for (const character of ' #%&*:<>?/\\{},.@$"₹_-+()\';~`|•√π÷×^=[]') {
      await write(element, `a${character}b`);
      await findByText(element, message);
      await write(element, 'ab');
      await gone(element, message);
    }
    await write(element, 'दीया!');
    await findByText(element, '5/20');
    expect(queryAllByText(element, message)).to.have.length(0);
    await write(element, 'a#b');
    await click(element, 'button', 'Add');
    expect(await sent('POST', '/home/send-custom-word')).to.have.length(0);
  });

  it('[VAL-05] refuses a word of blanks', async () => {
    const { element } = await openWholeAutoDm(world);
    await write(element, '   ');
    expect(queryAllByText(element, 'Please enter a valid keyword')).to.have.length(0);
    await click(element, 'button', 'Add');
    await findByText(element, 'Please enter a valid keyword');
    expect(await sent('POST', '/home/send-custom-word')).to.have.length(0);
  });

  it('does not send a word that is already there, in whatever case', async () => {
    const { element } = await openWholeAutoDm(world);
    for (const word of ['FESTIVE', 'Link']) {
      await write(element, word);
      await click(element, 'button', 'Add');
      await findByText(element, 'This trigger word is already there');
    }
    expect(await sent('POST', '/home/send-custom-word')).to.have.length(0);
  });

  it('[VAL-04] nothing can be added beside ten words, active or not', async () => {
    const custom_trigger_words = Array.from({ length: 10 }, (_, index) => (
      { id: `w${index}`, keyword: `word${index}`, status: index < 4 ? 'ACTIVE' : 'INACTIVE' }));
    const fault = { method: 'GET', path: '/home/get-custom-words', status: 200 };
    await world.control('faults', { ...fault, body: { custom_trigger_words: custom_trigger_words.slice(1) }, times: 1 });
    const nine = await openWholeAutoDm(world);
    expect((await findByRole(nine.element, 'button', 'Add') as HTMLButtonElement).disabled).to.equal(false);
    await world.control('faults', { ...fault, body: { custom_trigger_words } });
    const { element } = await openWholeAutoDm(world);
    await findByText(element, '10 of 10');
    await write(element, 'eleventh');
    expect((await findByRole(element, 'button', 'Add') as HTMLButtonElement).disabled).to.equal(true);
  });

  it('lists again where nobody knows whether the word was added, and says so', async () => {
    const { element } = await openWholeAutoDm(world);
    const lists = (await sent('GET', '/home/get-custom-words')).length;
    await world.control('faults', { method: 'POST', path: '/home/send-custom-word', drop: true });
    await write(element, 'kurti');
    await click(element, 'button', 'Add');
    await findByText(element, 'Something went wrong. Please try again. It may have been saved all the same.');
    expect((await sent('GET', '/home/get-custom-words')).length).to.equal(lists + 1);
  });

  it('shows the words\' own error with Retry and leaves the switch usable', async () => {
    await world.control('faults', { method: 'GET', path: '/home/get-custom-words', status: 400, times: 1 });
    const { element } = await openWholeAutoDm(world);
    expect(element.status).to.equal('degraded');
    expect(on(queryByRole(element, 'switch', 'AutoDM'))).to.equal(true);
    await click(element, 'button', 'Retry');
    await findByRole(element, 'switch', 'festive');
  });

  it('says in place that a word cannot be deleted, and what to do instead', async () => {
    const { element } = await openWholeAutoDm(world);
    await findByText(element, /^Tap a word to switch it off or on\. Words cannot be deleted/);
    expect(queryAllByRole(element, 'button', /[Dd]elete|[Rr]emove/)).to.have.length(0);
  });

  describe('several at once', () => {
    const field = async (element: Element) => await findByRole(element, 'textbox', 'Custom trigger word') as HTMLInputElement;
    const chips = (element: Element) => queryAllByRole(element, 'button', /^Take back /).map(({ ariaLabel }) => ariaLabel?.slice('Take back '.length));
    const pasteInto = async (element: Element, text: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'clipboardData', { value: clipboardData }); // Firefox takes none from a script
      (await field(element)).dispatchEvent(event);
    };
    const keywords = async () => (await sent('POST', '/home/send-custom-word')).map(({ body }) => (body as { keyword: string }).keyword);

    it('a pasted list becomes chips, which Add sends in one go and lists once', async () => {
      const { element } = await openWholeAutoDm(world);
      const lists = (await sent('GET', '/home/get-custom-words')).length;
      await pasteInto(element, 'saree, kurti\nFESTIVE link; a#b');
      await waitUntil(() => chips(element).length === 2, 'two chips');
      expect(chips(element)).to.deep.equal(['saree', 'kurti']);
      await findByText(element, 'Trigger word cannot contain a special character like “ # % & * : < > ?');
      expect((await field(element)).value).to.equal('a#b');
      expect(await keywords()).to.deep.equal([]);
      await write(element, '');
      await click(element, 'button', 'Add');
      await findByRole(element, 'switch', 'kurti');
      expect(await keywords()).to.deep.equal(['saree', 'kurti']);
      expect(chips(element)).to.deep.equal([]);
      expect(queryAllByText(element, 'Custom trigger word added')).to.have.length(1);
      expect((await sent('GET', '/home/get-custom-words')).length).to.equal(lists + 1);
    });

    it('says which words of the list are there already', async () => {
      const { element } = await openWholeAutoDm(world);
      await pasteInto(element, 'FESTIVE, link, saree');
      await findByText(element, 'Already there: FESTIVE, link');
      expect(chips(element)).to.deep.equal(['saree']);
    });

    it('a comma makes a chip of what is typed; Backspace and its button take one back', async () => {
      const { element } = await openWholeAutoDm(world);
      for (const word of ['saree,', 'kurti,', 'diwali,']) await write(element, word);
      expect(chips(element)).to.deep.equal(['saree', 'kurti', 'diwali']);
      (await field(element)).focus();
      await sendKeys({ press: 'Backspace' });
      await waitUntil(() => chips(element).length === 2);
      await click(element, 'button', 'Take back saree');
      await waitUntil(() => chips(element).length === 1);
      expect(chips(element)).to.deep.equal(['kurti']);
      expect(await keywords()).to.deep.equal([]);
      // The focus is in the field again.
      await sendKeys({ press: 'Enter' });
      await findByRole(element, 'switch', 'kurti');
      expect(await keywords()).to.deep.equal(['kurti']);
    });

    it('[VAL-04] the limit of ten counts chips', async () => {
      const { element } = await openWholeAutoDm(world);
      await pasteInto(element, 'one two three four five six seven eight');
      await waitUntil(() => chips(element).length === 7);
      expect((await field(element)).value).to.equal('eight');
      expect((await findByRole(element, 'button', 'Add') as HTMLButtonElement).disabled).to.equal(true);
    });

    it('keeps what was not added when one is refused, and lists what was', async () => {
      const { element } = await openWholeAutoDm(world);
      await pasteInto(element, 'saree kurti diwali');
      await waitUntil(() => chips(element).length === 3);
      const { kept, release } = await hold(world, 'POST', '/home/send-custom-word', { times: 1 });
      await click(element, 'button', 'Add');
      await kept();
      await world.control('faults', { method: 'POST', path: '/home/send-custom-word', status: 409, body: { error: 'Taken by another app' } });
      await release();
      await findByText(element, 'Taken by another app');
      await findByRole(element, 'switch', 'saree');
      expect(chips(element)).to.deep.equal(['kurti', 'diwali']);
    });

    it('chips survive a reload of the element', async () => {
      const { element } = await openWholeAutoDm(world);
      await pasteInto(element, 'saree kurti');
      await waitUntil(() => chips(element).length === 2);
      element.remove();
      document.body.append(element);
      await waitUntil(() => chips(element).length === 2, 'the chips are gone');
    });
  });
});
