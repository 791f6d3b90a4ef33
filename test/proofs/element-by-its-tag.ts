// as test/embedding/fence.test.ts, proves by screen, rule
import { expect } from '@open-wc/testing';
import '../../elements/creator-help';

for (const name of ['a', 'b']) {
  it(`puts ${name} on the page`, () => { document.body.append(document.createElement('creator-help')); });
}
it('counts', () => { expect(1 + 1).to.equal(2); });
