import { expect } from '@open-wc/testing';
import '../../elements/creator-elements';
import { tags } from '../../elements/creator-elements';
import { assertEmbed } from '../../src/testing/assert-embed';
import { createFakeRuntime } from '../../src/testing/fake-runtime';

const attributes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'creator-app': { routing: 'memory' },
  'creator-collection': { 'collection-id': 'col-desk' },
  'creator-reel-viewer': { 'category-id': 'fashion' },
};

describe('assertEmbed', () => {
  for (const tag of [...tags, 'creator-password-alert']) {
    it(`passes on <${tag}>`, async () => {
      const started = performance.now();
      if (tag === 'creator-password-alert') await import('../../elements/creator-password-alert');
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes[tag] ?? {})) element.setAttribute(name, value);
      try { await assertEmbed(element, { runtime: await createFakeRuntime() }); }
      finally { console.log(tag, Math.round(performance.now() - started)); }
      expect(element.isConnected).to.equal(false);
    });
  }
});
