// as test/fence.ts, refused by local/no-element-in-assertion
import { expect } from '@open-wc/testing';

expect(document.querySelector('[role=alert]')).to.equal(null);
