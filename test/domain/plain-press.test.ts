import { expect } from '@open-wc/testing';
import { isPlainPress } from '../../src/domain/plain-press';

describe('a press that is for the page', () => {
  it('has no modifier key and is of the main button', () => {
    expect(isPlainPress(new MouseEvent('click'))).to.equal(true);
    expect(isPlainPress(new KeyboardEvent('keydown', { key: 'ArrowLeft' }))).to.equal(true);
    for (const how of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }]) {
      expect(isPlainPress(new MouseEvent('click', how)), JSON.stringify(how)).to.equal(false);
      expect(isPlainPress(new KeyboardEvent('keydown', { key: 'ArrowLeft', ...how })), JSON.stringify(how)).to.equal(false);
    }
    for (const button of [1, 2, 3]) expect(isPlainPress(new MouseEvent('auxclick', { button })), String(button)).to.equal(false);
  });
});
