import { expect } from '@open-wc/testing';
import { parseChoice } from '../../../demo/gallery/choice';
import { dialects, markup } from '../../../demo/gallery/markup';
import { sampleElements } from './sample-manifest';

const [earnings] = sampleElements;
if (!earnings) throw new Error('the sample has two elements');
const facts = { root: 'https://shop.example/creator/', configuration: { apiBase: '/api', brand: { name: 'Bazaar' } } };
const choice = parseChoice('#creator-earnings?scenario=payment-paid&locale=en-IN&view=past_payments&--creator-radius=4px');

describe('the markup of the gallery', () => {
  it('is the element with what differs from the defaults, its theme and what loads it', () => {
    expect(markup('HTML', choice, earnings, facts)).to.equal(`<script type="module" src="https://shop.example/creator/creator-elements.js"></script>
<style>
  creator-earnings {
    --creator-radius: 4px;
  }
</style>
<creator-earnings view="past_payments" scenario="payment-paid"></creator-earnings>
`);
  });

  it('configures the page where a back end answers', () => {
    const source = markup('HTML', parseChoice('#creator-earnings?_source=sandbox'), earnings, facts);
    expect(source).to.contain("import { configureCreator } from 'https://shop.example/creator/runtime.js';");
    expect(source).to.contain("apiBase: '/api'");
    expect(source).to.contain('<creator-earnings></creator-earnings>');
  });

  it('is written as each framework reads it', () => {
    expect(markup('React', choice, earnings, facts)).to.contain('<creator-earnings view="past_payments" scenario="payment-paid" />').and.to.contain('export function Earnings()');
    expect(markup('Vue', choice, earnings, facts)).to.contain('<template>\n  <creator-earnings view="past_payments"').and.to.contain('isCustomElement');
    expect(markup('Svelte', choice, earnings, facts)).to.contain("<script>\n  import 'creator-elements/creator-earnings';");
    expect(markup('Angular', choice, earnings, facts)).to.contain('CUSTOM_ELEMENTS_SCHEMA').and.to.contain('--creator-radius: 4px;');
  });

  it('keeps odd values in their quotes', () => {
    const odd = parseChoice(`#creator-earnings?${new URLSearchParams({ scenario: 'a"b<{c}&' })}`);
    for (const dialect of dialects) {
      const source = markup(dialect, odd, earnings, facts);
      expect(source).to.contain(dialect === 'React' ? 'scenario={"a\\"b<{c}&"}' : 'scenario="a&quot;b&lt;&#123;c}&amp;"');
    }
  });
});
