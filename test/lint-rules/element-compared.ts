// as test/fence.ts, refused by local/no-element-in-assertion
import { expect } from '@open-wc/testing';

expect(String(document.title) as unknown).to.equal(document.body);
