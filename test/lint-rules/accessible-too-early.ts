// as test/fence.ts, refused by no-restricted-syntax
import { expect } from '@open-wc/testing';

await expect(document.body).to.be.accessible();
