import { expect } from '@open-wc/testing';
import { meetsMinimum } from '../../src/domain/version-gate';

describe('version gate', () => {
  it('[NATIVE-07] locks nobody out without a minimum', () => {
    expect(meetsMinimum(undefined, undefined)).to.equal(true);
    expect(meetsMinimum('1', undefined)).to.equal(true);
  });

  it('asks for the minimum where one is set', () => {
    expect(meetsMinimum('100', 100)).to.equal(true);
    expect(meetsMinimum(101, 100)).to.equal(true);
    expect(meetsMinimum('99', 100)).to.equal(false);
    for (const code of [undefined, null, '', '1.2.3', 'new', '-200']) expect(meetsMinimum(code, 100), String(code)).to.equal(false);
  });

  it('reads digits only', () => {
    for (const code of ['1e3', '0x10', ' 7', '7 ', '7.5', 'v7']) expect(meetsMinimum(code, 5), code).to.equal(false);
  });
});
