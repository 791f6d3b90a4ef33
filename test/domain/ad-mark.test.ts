import { expect } from '@open-wc/testing';
import { withAdMark } from '../../src/domain/ad-mark';

describe('#Ad before a text', () => {
  it('is added once', () => {
    expect(withAdMark('Festive picks')).to.equal('#Ad Festive picks');
    expect(withAdMark(withAdMark('Festive picks'))).to.equal('#Ad Festive picks');
    expect(withAdMark('')).to.equal('#Ad');
  });

  it('is not added where the creator has written it', () => {
    for (const own of ['#ad Festive picks', 'Festive picks #AD', 'My #Ad, honestly']) expect(withAdMark(own)).to.equal(own);
  });

  it('is added beside other hashtags that begin alike', () => {
    for (const other of ['#Adidas picks', '#adventure', '#ad_free', 'ad']) expect(withAdMark(other)).to.equal(`#Ad ${other}`);
  });
});
