import { expect } from '@open-wc/testing';
import { nodeAt, pathOf, rememberInput } from '../../elements/remember-input';
import { tapWithdrawn } from '../../elements/tap-withdrawn';

const made: HTMLElement[] = [];

function box(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  made.push(element);
  return element;
}

const find = <E extends Element = HTMLElement>(root: Element, selector: string) => root.querySelector(selector) as E;

/** Repeats on an equal box what was remembered in the first, and says what the second has heard of it. */
function repeatOn(html: string, stop: () => ReturnType<ReturnType<typeof rememberInput>['stop']>) {
  const other = box(html);
  const heard: string[] = [];
  for (const type of ['click', 'change', 'input', 'keydown']) {
    other.addEventListener(type, (event) => heard.push([type, (event.target as Element).id, (event as KeyboardEvent).key].filter(Boolean).join(' ')));
  }
  for (const { path, repeat } of stop()) {
    const target = nodeAt(other, path);
    if (target) repeat(target);
  }
  return { other, heard };
}

const form = `
  <p>text <button id="one" type="button"><b>One</b></button></p>
  <a id="link" href="#elsewhere">link</a>
  <label id="label">label <input id="box" type="checkbox"></label><input id="radio" type="radio">
  <select id="list"><option value="a">a</option><option value="b">b</option></select>
  <input id="field"><span id="plain">plain</span>`;

describe('the place of a node', () => {
  it('is found again in an equal tree', () => {
    const [first, second] = [box(form), box(form)];
    for (const id of ['one', 'link', 'list', 'field']) {
      expect((nodeAt(second, pathOf(first, find(first, `#${id}`))) as Element).id).to.equal(id);
    }
    expect(pathOf(first, first)).to.deep.equal([]);
    expect(nodeAt(second, []) === second).to.equal(true);
  });

  it('is nothing where there is a text, or no node', () => {
    const tree = box('text<b>b</b>');
    expect([[0], [5], [5, 1]].map((path) => nodeAt(tree, path) === undefined)).to.deep.equal([true, true, true]);
  });

  it('ends at the top of what is in no document', () => {
    const loose = document.createElement('div');
    loose.append(document.createElement('b'));
    expect(pathOf(box(''), loose.firstChild as Node)).to.deep.equal([0]);
  });
});

describe('what is remembered of the input', () => {
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
  });

  function start() {
    const first = box(form);
    const heard: string[] = [];
    for (const type of ['click', 'change', 'input', 'keydown']) first.addEventListener(type, (event) => heard.push(`${type} ${(event.target as Element).id}`));
    return { first, heard, ...rememberInput(first) };
  }

  it('is the last tap, also on a part of a button, and the page hears only of the repeated one', () => {
    const { first, heard, stop } = start();
    find(first, '#link').click();
    find(first, '#one b').click();
    expect(heard).to.deep.equal([]);
    expect(repeatOn(form, stop).heard).to.deep.equal(['click one']);
  });

  it('holds a link', () => {
    const { first, stop } = start();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find(first, '#link').dispatchEvent(event);
    expect([event.defaultPrevented, location.hash]).to.deep.equal([true, '']);
    expect(stop()).to.have.length(1);
  });

  for (const how of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    it(`leaves a tap with ${JSON.stringify(how)} to the browser`, () => {
      const { first, heard, stop } = start();
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
      find(first, '#one').dispatchEvent(event);
      expect([event.defaultPrevented, heard, stop().length]).to.deep.equal([false, ['click one'], 0]);
    });
  }

  it('is no tap beside everything that answers, on a list, or into a field', () => {
    const { first, heard, stop } = start();
    for (const id of ['plain', 'list', 'field']) find(first, `#${id}`).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect([heard, stop().length]).to.deep.equal([['click plain', 'click list', 'click field'], 0]);
  });

  it('is a tap on a checkbox, a radio button and a label', () => {
    for (const id of ['box', 'radio', 'label']) {
      const { first, stop } = start();
      find(first, `#${id}`).click();
      expect(repeatOn(form, stop).heard[0]).to.equal(`click ${id}`);
    }
  });

  it('is what was chosen in a list', () => {
    const { first, heard, stop } = start();
    const list = find<HTMLSelectElement>(first, '#list');
    list.value = 'b';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    list.dispatchEvent(new Event('input', { bubbles: true }));
    const { other, heard: again } = repeatOn(form, stop);
    expect([heard, again, find<HTMLSelectElement>(other, '#list').value]).to.deep.equal([['input list'], ['change list'], 'b']);
  });

  it('lets nobody hear of a change before it can be repeated', () => {
    const { first, heard, stop } = start();
    find(first, '#field').dispatchEvent(new Event('change', { bubbles: true }));
    expect([heard, stop().length]).to.deep.equal([[], 0]);
  });

  it('is what was typed last into each field, with the place of the cursor, before the tap', () => {
    const { first, heard, stop } = start();
    const field = find<HTMLInputElement>(first, '#field');
    find(first, '#one').click();
    for (const text of ['la', 'lamp']) {
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: 'p' }));
    }
    const inputs = stop();
    expect([heard, inputs.length]).to.deep.equal([[], 2]);
    const other = box(form);
    const events: Event[] = [];
    other.addEventListener('input', (event) => events.push(event));
    other.addEventListener('click', (event) => events.push(event));
    const [typed, tapped] = inputs.map(({ path, repeat }) => () => repeat(nodeAt(other, path) as Element));
    const next = find<HTMLInputElement>(other, '#field');
    typed?.();
    expect([next.value, next.selectionStart, next.selectionEnd]).to.deep.equal(['lamp', 4, 4]);
    next.value = 'lamps';
    next.setSelectionRange(2, 3);
    typed?.();
    tapped?.();
    expect([next.value, next.selectionStart, next.selectionEnd], 'something was typed since').to.deep.equal(['lamps', 2, 3]);
    expect(events.map(({ type }) => type)).to.deep.equal(['input', 'input', 'click']);
    expect(events[0]).to.deep.include({ inputType: 'insertText', data: 'p', composed: true });
  });

  it('is Enter in a field, in no other place, and not while a word is composed', () => {
    const { first, heard, stop } = start();
    const press = (id: string, init: KeyboardEventInit) => find(first, `#${id}`).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    press('field', { key: 'a' });
    press('field', { key: 'Enter', isComposing: true });
    press('one', { key: 'Enter' });
    press('list', { key: 'Enter' });
    expect([heard.length, heard[2]]).to.deep.equal([4, 'keydown one']);
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    find(first, '#field').dispatchEvent(event);
    expect([heard.length, event.defaultPrevented]).to.deep.equal([4, false]);
    const other = box(form);
    let again: KeyboardEvent | undefined;
    other.addEventListener('keydown', (each) => { again = each; });
    for (const { path, repeat } of stop()) repeat(nodeAt(other, path) as Element);
    expect(again).to.deep.include({ key: 'Enter', composed: true, bubbles: true });
    expect((again?.target as Element).id).to.equal('field');
  });

  it('is no tap that the creator has withdrawn', () => {
    const { first, stop } = start();
    find(first, '#one').click();
    const event = new Event(tapWithdrawn, { cancelable: true });
    first.dispatchEvent(event);
    expect([event.defaultPrevented, stop().length]).to.deep.equal([true, 0]);
  });

  it('is nothing after the end', () => {
    const { first, heard, stop } = start();
    stop();
    find(first, '#one').click();
    const event = new Event(tapWithdrawn, { cancelable: true });
    first.dispatchEvent(event);
    expect([heard, event.defaultPrevented, stop().length]).to.deep.equal([['click one'], false, 0]);
  });

  it('says nothing to what is of another kind by then', () => {
    const { first, stop } = start();
    const list = find<HTMLSelectElement>(first, '#list');
    list.dispatchEvent(new Event('change', { bubbles: true }));
    find(first, '#field').dispatchEvent(new InputEvent('input', { bubbles: true }));
    const button = box('<button type="button">x</button>').firstElementChild as HTMLElement;
    let heard = 0;
    for (const type of ['change', 'input']) button.addEventListener(type, () => heard++);
    for (const { repeat } of stop()) repeat(button);
    expect(heard).to.equal(0);
  });
});
