// as test/api/contract/fence.test.ts, proves by table
import { expect } from '@open-wc/testing';
import { table } from '../../../src/api/contract/table';

it('has a row', () => { expect(table.length).to.equal(1); });
