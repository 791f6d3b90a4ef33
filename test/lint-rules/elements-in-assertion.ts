// as test/fence.ts, refused by local/no-element-in-assertion
import { expect } from '@open-wc/testing';

expect([...document.querySelectorAll('p')]).to.deep.equal([]);
