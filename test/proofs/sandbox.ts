// as test/demo/marketplace/fence.test.ts, proves by sandbox
import { expect } from '@open-wc/testing';
import { createWorld } from '../support/world';

it('answers', async () => { expect(await createWorld()).to.equal(1); });
