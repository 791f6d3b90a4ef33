import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { safeEntry } from '../../src/domain/safe-entry';
import { safeUrl } from '../../src/domain/safe-url';

const rules = { hosts: ['cdn.example', 'www.instagram.com'], origin: 'http://127.0.0.1:8080' };

describe('safe addresses', () => {
  it('lets https on a listed host and the own origin pass', () => {
    for (const url of [
      'https://cdn.example/a.png?x=1#y', 'https://www.instagram.com/p/1/', 'http://127.0.0.1:8080/media/a.png', 'https://CDN.example/',
    ]) {
      expect(safeUrl(url, rules), url).to.equal(new URL(url).href);
    }
    expect(safeUrl('/media/a.png', rules)).to.equal('http://127.0.0.1:8080/media/a.png');
  });

  it('refuses everything else', () => {
    for (const value of [
      'http://cdn.example/a', 'https://cdn.example:8443/', 'https://user@cdn.example/', 'https://:pass@cdn.example/',
      'https://cdn.example.evil.example/', 'https://evil.example/cdn.example', 'https://xcdn.example/', 'https://cdn.example./',
      'https://cdn.example\\@evil.example/', 'https://cdn.example/a b', 'https://cdn.example/\u0007', 'java\nscript:alert(1)', 'https://cdn.example/\u0085',
      'javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:image/svg+xml,<svg/>', 'blob:http://127.0.0.1:8080/1', 'file:///etc/passwd',
      '//evil.example/a', '/\\evil.example', 'cdn.example/a', '', 'http://127.0.0.1:8081/', `https://cdn.example/${'a'.repeat(2048)}`,
      null, undefined, 1, {}, ['https://cdn.example/'],
    ]) {
      expect(safeUrl(value, rules), String(value)).to.equal(null);
    }
  });

  it('lets no opaque address pass where the page itself has the opaque origin', () => {
    expect(safeUrl('data:text/html,a', { hosts: [], origin: 'null' })).to.equal(null);
    expect(safeUrl('/a.png', { hosts: [] })).to.equal(null);
  });

  it('passes nothing but the listed hosts and the own origin, whatever is pasted together', () => {
    const part = fc.constantFrom('https:', 'http:', 'javascript:', '//', '/', '\\', '@', ':', '.', '#', '?', '%2f', 'cdn.example', 'evil.example', '127.0.0.1', '8080', '\t', ' ');
    fc.assert(fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const passed = safeUrl(parts.join(''), rules);
      if (passed === null) return;
      const { protocol, host, origin } = new URL(passed);
      expect((protocol === 'https:' && rules.hosts.includes(host)) || origin === rules.origin).to.equal(true);
    }), { numRuns: 3000 });
  });

  it('keeps an entry value of up to 64 word characters', () => {
    expect(safeEntry('Account')).to.equal('Account');
    expect(safeEntry('a-b_9'.padEnd(64, 'x'))).to.have.length(64);
    for (const value of ['', 'a b', 'a\nb', '<b>', 'x'.repeat(65), null, 4]) expect(safeEntry(value)).to.equal(null);
  });
});
