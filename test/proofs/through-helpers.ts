// as test/features/fence.test.ts, proves by screen, wire, rule, rule
import { expect } from '@open-wc/testing';
import { money } from '../../src/domain/money';
import { openElement } from '../support/open-element';
import { createWorld } from '../support/world';

let world;
let element;
beforeEach(async () => {
  world = await createWorld();
  ({ element } = await openElement('creator-help', world));
});
const words = () => element.textContent;

describe('a file with a screen', () => {
  it('looks at it through a helper', () => { expect(words()).to.equal('Help'); });
  it('asks the server alone', async () => { expect(await world.requests()).to.deep.equal([]); });
  it('asks a rule alone', () => { expect(money(1)).to.equal('1'); });
  it('has a name of a helper for a property only', () => { expect({ words: 1 }.words).to.equal(1); });
});
