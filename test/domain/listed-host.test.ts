import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { brandOf, shopHome } from '../../src/domain/brand';
import { parseUrl } from '../../src/domain/parse-url';
import { isListedHost, safeUrl, unlistedHost } from '../../src/domain/safe-url';

const instagram = ['*.cdninstagram.com', '*.fbcdn.net'];

describe('hosts in a list', () => {
  it('are taken literally, and by a pattern as every subdomain but not the domain itself', () => {
    for (const host of ['a.cdn.example', 'a-1.b_c.cdn.example', 'xn--bcher-kva.cdn.example']) {
      expect(isListedHost(host, ['images.example', '*.CDN.example']), host).to.equal(true);
    }
    expect(isListedHost('images.example', ['Images.Example'])).to.equal(true);
    expect(isListedHost('a.cdn.example:8443', ['*.cdn.example:8443'])).to.equal(true);
    for (const host of ['cdn.example', '.cdn.example', 'a..cdn.example', 'acdn.example', 'a.cdn.example.', 'a.cdn.example.evil.example', 'a.cdn.example:8443']) {
      expect(isListedHost(host, ['*.cdn.example']), host).to.equal(false);
    }
  });

  it('are never whole top-level domains, addresses in numbers or anything else with a star', () => {
    for (const [host, pattern] of [
      ['evil.example', '*'], ['evil.example', '*.example'], ['evil.example', '*.'], ['evil.example', '**'], ['evil.example', 'ev*.example'],
      ['127.0.0.1', '*.0.0.1'], ['[::1]', '*.::1]'], ['a.b.example', 'a.*.example'], ['a.b.example', '*.*.example'],
    ] as const) {
      expect(isListedHost(host, [pattern]), `${host} by ${pattern}`).to.equal(false);
    }
  });

  it('let exactly the subdomains of a pattern pass, whatever is pasted together to look like one', () => {
    const part = fc.constantFrom(
      'cdninstagram', 'fbcdn', 'com', 'net', 'scontent-bom1-2', 'evil', '.', '..', '-', '@', ':', '/', '\\', '#', '?', '%2e', '。', '443', '1', 'xn--', ' ',
    );
    fc.assert(fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
      const passed = safeUrl(`https://${parts.join('')}`, { hosts: instagram });
      if (passed === null) return;
      const { protocol, hostname, port, username } = new URL(passed);
      const names = hostname.split('.');
      expect([protocol, port, username]).to.deep.equal(['https:', '', '']);
      expect(names.length > 2 && names.every(Boolean), hostname).to.equal(true);
      expect(['cdninstagram.com', 'fbcdn.net']).to.include(names.slice(-2).join('.'));
    }), { numRuns: 5000 });
    const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/);
    fc.assert(fc.property(fc.array(label, { minLength: 1, maxLength: 4 }), (names) => {
      const host = `${names.join('.')}.cdninstagram.com`;
      // What is no host at all for the browser (a broken xn-- name) is none here either.
      if (!URL.canParse(`https://${host}/`)) return;
      expect(safeUrl(`https://${host}/a.jpg`, { hosts: instagram }), host).to.equal(`https://${host}/a.jpg`);
    }), { numRuns: 500 });
  });

  it("hold Instagram's picture hosts by default and beside those that a page names", () => {
    const picture = 'https://scontent-bom1-2.cdninstagram.com/v/t51.2885-15/1_n.jpg?stp=dst-jpg&_nc_ht=x';
    for (const brand of [brandOf(), brandOf({ mediaHosts: ['images.bazaar.example'] })]) {
      expect(safeUrl(picture, { hosts: brand.mediaHosts })).to.equal(picture);
      expect(safeUrl('https://scontent.fbom3-1.fna.fbcdn.net/a.mp4', { hosts: brand.mediaHosts })).to.not.equal(null);
      expect(safeUrl('https://cdninstagram.com.evil.example/a.jpg', { hosts: brand.mediaHosts })).to.equal(null);
    }
  });

  it('are found however the page writes them: as an address, in capitals, or a single one', () => {
    for (const list of [['https://Images.Bazaar.example/'], [' images.bazaar.example/media/ '], 'http://images.bazaar.example', [null, 4, 'IMAGES.bazaar.example']] as string[][]) {
      const brand = brandOf({ productHosts: list, shortLinkHosts: list, mediaHosts: list, linkHosts: list });
      expect([brand.productHosts, brand.shortLinkHosts, brand.linkHosts], String(list)).to.deep.equal(Array(3).fill(['images.bazaar.example']));
      expect(brand.mediaHosts).to.deep.equal([...instagram, 'images.bazaar.example']);
    }
    const written = ['https://*.Bazaar.example', 'cdn.bazaar.example:8443', 'blob:'];
    expect(brandOf({ linkHosts: written }).linkHosts).to.deep.equal(['*.bazaar.example', 'cdn.bazaar.example:8443', 'blob:']);
  });

  it('are named where an address is refused for its host alone', () => {
    const rules = { hosts: instagram, origin: 'https://shop.example' };
    expect(unlistedHost('https://media.shop.example/a.jpg', rules)).to.equal('media.shop.example');
    for (const value of [
      'https://a.fbcdn.net/a.jpg', 'https://shop.example/a.jpg', '/a.jpg', 'http://media.shop.example/a', 'javascript:alert(1)', 'https://u@media.shop.example/', null, 4, '',
    ]) {
      expect(unlistedHost(value, rules), String(value)).to.equal(null);
    }
  });

  it('have a pattern only in its whole form', () => {
    for (const pattern of ['x*.cdn.example', '*.cdn.example/', '*.cdn.example:80a', '*.cdn.exa!mple', '*.c!n.example']) {
      expect(isListedHost('a.cdn.example', [pattern]), pattern).to.equal(false);
      expect(isListedHost(`a${pattern.slice(1)}`, [pattern]), `a${pattern.slice(1)}`).to.equal(false);
    }
    expect(isListedHost('a.b.cdn.example:8443', ['*.cdn.example:8443'])).to.equal(true);
    expect(isListedHost('!.cdn.example', ['*.cdn.example'])).to.equal(false);
    expect(isListedHost('!a.cdn.example', ['*.cdn.example'])).to.equal(false);
  });

  it('are Instagram\'s and nothing else without a configuration', () => {
    expect(brandOf()).to.deep.equal({
      name: 'marketplace', appName: 'marketplace', loginType: 'SMS', productHosts: [], shortLinkHosts: [], productPathWord: 'p', shortLinkParameter: 'external_product_id',
      mediaHosts: ['*.cdninstagram.com', '*.fbcdn.net'], linkHosts: ['www.instagram.com', 'instagram.com'], programmeUrl: '',
    });
  });

  it('of the shop lead to its start page', () => {
    expect(shopHome({ productHosts: ['www.bazaar.example', 'm.bazaar.example'] })).to.equal('https://www.bazaar.example/');
    expect(shopHome({ productHosts: [] })).to.equal(null);
  });

  it('may be in addresses of 2048 characters', () => {
    const address = (length: number) => `https://a.example/${'x'.repeat(length - 18)}`;
    expect(safeUrl(address(2048), { hosts: ['a.example'] })).to.have.length(2048);
    expect(safeUrl(address(2049), { hosts: ['a.example'] })).to.equal(null);
  });

  it('have patterns with several labels', () => {
    expect(isListedHost('x.a.b.example', ['*.a.b.example'])).to.equal(true);
    expect(isListedHost('a.b.example', ['*.a.b.example'])).to.equal(false);
    expect(parseUrl('https://[')).to.equal(null);
  });
});
