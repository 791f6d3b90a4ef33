import { expect } from '@open-wc/testing';
import '../../../elements/creator-home';
import { brand } from '../../../demo/marketplace/brand';
import type { Brand } from '../../../src/domain/brand';
import { closeAll, openElement, runtimeOf } from '../../support/open-element';
import { queryAllByRole } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { waitUntil } from '../../support/wait-until';

/** What the browser has asked for, whether it came or not. */
const asked = (host: string) => performance.getEntriesByType('resource').some(({ name }) => new URL(name).host === host);

describe('pictures from the hosts of an API', () => {
  let world: World;
  const warnings: string[] = [];
  const warn = console.warn;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    console.warn = (...words: unknown[]) => void warnings.push(words.join(' '));
  });
  after(() => (console.warn = warn));

  const soon = (happened: () => boolean) => waitUntil(happened, undefined);

  /** Home of a creator whose pictures stand at that host in place of the sandbox's own. */
  async function openHome(pictureHost: string, own: Partial<Brand> = {}) {
    const moved: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      const text = (await response.text()).replaceAll(/"(display_image_url|instagram_profile_picture_url|banner_url)":"[^"]*"/g, `"$1":"https://${pictureHost}/v/a_n.jpg?stp=1"`);
      return new Response(text, { status: response.status, headers: response.headers });
    };
    closeAll();
    const { element } = await openElement('creator-home', runtimeOf(world, { fetch: moved, brand: { ...brand, ...own } }));
    await soon(() => queryAllByRole(element, 'region', 'AutoDM posts').length > 0);
    return element;
  }

  it("are loaded from Instagram's, whose names rotate, also where the page names hosts of its own", async () => {
    await openHome('scontent-bom1-2.cdninstagram.com');
    await soon(() => asked('scontent-bom1-2.cdninstagram.com'));
    await openHome('scontent.fdel27-1.fna.fbcdn.net', { mediaHosts: ['images.bazaar.example'] });
    await soon(() => asked('scontent.fdel27-1.fna.fbcdn.net'));
  });

  it('are loaded from the subdomains that a pattern names', async () => {
    await openHome('img7.bazaar.example', { mediaHosts: ['*.bazaar.example'] });
    await soon(() => asked('img7.bazaar.example'));
  });

  it('are left out from any other host, which the console names once', async () => {
    warnings.length = 0;
    await openHome('cdninstagram.com.look-alike.example');
    await soon(() => warnings.length > 0);
    await openHome('cdninstagram.com.look-alike.example');
    expect(asked('cdninstagram.com.look-alike.example')).to.equal(false);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('cdninstagram.com.look-alike.example').and.contain('brand.mediaHosts');
  });
});
