import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { brandOf } from '../../src/domain/brand';
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

  it('are named where an address is refused for its host alone', () => {
    const rules = { hosts: instagram, origin: 'https://shop.example' };
    expect(unlistedHost('https://media.shop.example/a.jpg', rules)).to.equal('media.shop.example');
    for (const value of [
      'https://a.fbcdn.net/a.jpg', 'https://shop.example/a.jpg', '/a.jpg', 'http://media.shop.example/a', 'javascript:alert(1)', 'https://u@media.shop.example/', null, 4, '',
    ]) {
      expect(unlistedHost(value, rules), String(value)).to.equal(null);
    }
  });
});
