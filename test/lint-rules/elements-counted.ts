// as test/fence.ts, refused by nothing
import { expect } from '@open-wc/testing';

expect([...document.querySelectorAll('p')]).to.have.length(0);
expect(document.querySelector('p') === null).to.equal(true);
expect(document.querySelector('p')?.textContent).to.equal(undefined);
await expect(document.title).to.equal('');
