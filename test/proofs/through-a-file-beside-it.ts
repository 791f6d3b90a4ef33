// as test/features/links/creating/fence.test.ts, proves by screen, rule
import { expect } from '@open-wc/testing';
import { cards, pick } from './setting';
import { total } from '../../../src/domain/selection';

it('picks by a helper that stands beside the tests', async () => { await pick(cards); });
it('counts', () => { expect(total(1)).to.equal(1); });
