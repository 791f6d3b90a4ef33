import { expect } from '@open-wc/testing';
import { directMessage } from '../../src/domain/direct-message';

describe('the direct message', () => {
  it('names every product with its link below', () => {
    expect(directMessage([{ name: 'Kurta', affiliate_link: 'https://b.example/l/1' }, { name: 'Lamp', affiliate_link: 'https://b.example/l/2' }]))
      .to.equal('Hey! Here are the links you asked for:\n\nKurta\nhttps://b.example/l/1\n\nLamp\nhttps://b.example/l/2');
  });

  it('leaves out what has no link, and is none without any', () => {
    expect(directMessage([{ name: 'Kurta', affiliate_link: null }, { name: 'Lamp', affiliate_link: 'https://b.example/l/2' }])).to.not.contain('Kurta');
    expect(directMessage([{ name: 'Kurta' }])).to.equal(null);
    expect(directMessage([])).to.equal(null);
  });
});
