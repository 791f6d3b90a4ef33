import { expect } from '@open-wc/testing';
import { formatChoice, knownOnly, otherElement, parseChoice, withAttribute, withSource } from '../../../demo/gallery/choice';
import { sampleElements } from './sample-manifest';

const [earnings, help] = sampleElements;
if (!earnings || !help) throw new Error('the sample has two elements');

describe('what is chosen in the gallery', () => {
  it('stands in the address, and comes back from it', () => {
    const address = '#creator-earnings?_width=600&scenario=payment-paid&view=past_payments&--creator-radius=4px';
    const choice = parseChoice(address);
    expect(choice).to.deep.equal({
      tag: 'creator-earnings', source: 'scenario', width: '600',
      attributes: { scenario: 'payment-paid', view: 'past_payments' }, theme: { '--creator-radius': '4px' },
    });
    expect(formatChoice(choice)).to.equal(address);
  });

  it('is a busy creator where no data is named, and no scenario where a back end answers', () => {
    expect(parseChoice('#creator-home').attributes).to.deep.equal({ scenario: 'busy-creator' });
    expect(parseChoice('#creator-home?_source=sandbox&scenario=new-creator').attributes).to.deep.equal({});
    expect(withSource(parseChoice('#creator-home?_source=sandbox'), 'scenario', 'new-creator').attributes).to.deep.equal({ scenario: 'new-creator' });
  });

  it('takes nothing from an address that the element does not know', () => {
    const choice = parseChoice('#creator-earnings?style=color:red&onclick=alert(1)&view=past_payments&--other=1&--creator-radius=4px;}body{color:red');
    const known = knownOnly(choice, earnings);
    expect(known.attributes).to.deep.equal({ scenario: 'busy-creator', view: 'past_payments' });
    expect(known.theme).to.deep.equal({});
  });

  it('keeps the surroundings for another element, with the attributes it is wanted with', () => {
    const choice = parseChoice('#creator-earnings?_width=320&scenario=new-creator&view=past_payments&locale=hi-IN&dir=rtl');
    expect(formatChoice(otherElement(choice, help, { view: 'x' }))).to.equal('#creator-help?_width=320&scenario=new-creator&locale=hi-IN&dir=rtl');
    expect(otherElement(choice, earnings, { view: 'past_payments', unknown: '1' }).attributes['view']).to.equal('past_payments');
  });

  it('has no attribute that says the default', () => {
    const choice = parseChoice('#creator-earnings?view=past_payments');
    expect(withAttribute(choice, 'view', 'earnings', 'earnings').attributes).to.deep.equal({ scenario: 'busy-creator' });
  });

  it('keeps the app out of the address of the page', () => {
    expect(parseChoice('#creator-app?routing=path').attributes['routing']).to.equal('memory');
  });
});
