import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { decodeProductId, findLinks, parseProductLink, readPaste } from '../../src/domain/product-link';

const rules = {
  productHosts: ['www.bazaar.example'], shortLinkHosts: ['bzr.example'],
  productPathWord: 'p', shortLinkParameter: 'external_product_id',
};
const parse = (text: string): ReturnType<typeof parseProductLink> => parseProductLink(text, rules);
const foreign = { ok: false, reason: 'foreign' };
const invalid = { ok: false, reason: 'invalid' };

describe('pasted product links', () => {
  it('[VAL-21] takes a marketplace https link, or a short link with an external_product_id', () => {
    expect(parse(' https://www.bazaar.example/blue-kurta/p/123?utm=x ')).to.deep.equal({ ok: true, id: '123' });
    expect(parse('https://bzr.example/x7?external_product_id=456')).to.deep.equal({ ok: true, id: '456' });
    for (const link of [
      'http://www.bazaar.example/p/123', 'https://other.example/p/123', 'https://www.bazaar.example.evil.example/p/1',
      'https://www.bazaar.example@evil.example/p/1', 'https://evil@www.bazaar.example/p/1', 'https://www.bazaar.example:8443/p/1',
      'javascript:alert(1)', 'kurta', '',
    ]) {
      expect(parse(link), link).to.deep.equal(foreign);
    }
  });

  it("[VAL-24] asks an 'ltl' link for its external_product_id", () => {
    expect(parse('https://www.bazaar.example/ltl/x7?external_product_id=1z')).to.deep.equal({ ok: true, id: '71' });
    expect(parse('https://www.bazaar.example/ltl/p/5')).to.deep.equal(invalid);
    expect(parse('https://bzr.example/x7')).to.deep.equal(invalid);
    expect(parse('https://bzr.example/x7?external_product_id=')).to.deep.equal(invalid);
  });

  it('[VAL-25] asks a product link for a /p/{id} segment', () => {
    expect(parse('https://www.bazaar.example/p/77')).to.deep.equal({ ok: true, id: '77' });
    expect(parse('https://www.bazaar.example/kurta/p/')).to.deep.equal(invalid);
    expect(parse('https://www.bazaar.example/p/a-b')).to.deep.equal(invalid);
  });

  it('[VAL-26] refuses every other type of marketplace link', () => {
    expect(parse('https://www.bazaar.example/store/99?external_product_id=1')).to.deep.equal(invalid);
    expect(parse('https://www.bazaar.example/')).to.deep.equal(invalid);
  });

  it('[VAL-27] decodes an id with letters from base 36, in either case and beyond 2^53', () => {
    expect(decodeProductId('1z')).to.equal('71');
    expect(decodeProductId('1Z')).to.equal('71');
    const ids = fc.bigInt({ min: 0n, max: 2n ** 100n }).filter((id) => /[a-z]/.test(id.toString(36)));
    fc.assert(fc.property(ids, (id) => {
      expect(decodeProductId(id.toString(36))).to.equal(id.toString());
    }));
  });

  it('[VAL-28] takes a numeric id as the integer that it is', () => {
    expect(decodeProductId('00123')).to.equal('123');
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 2n ** 100n }), (id) => {
      expect(decodeProductId(id.toString())).to.equal(id.toString());
    }));
  });

  it('decodes nothing else, and never throws', () => {
    for (const text of ['', '-1', '1.5', 'a b', 'é', '9'.repeat(41)]) expect(decodeProductId(text), text).to.equal(null);
    fc.assert(fc.property(fc.string(), (text) => {
      expect(decodeProductId(text) ?? '0').to.match(/^\d+$/);
      expect(parse(`https://www.bazaar.example/p/${text}`)).to.have.property('ok');
    }));
  });

  it('finds every link in a pasted text once', () => {
    expect(findLinks('Look (https://a.example/p/1), https://b.example/p/2?x=1!\nhttps://a.example/p/1 http://c.example'))
      .to.deep.equal(['https://a.example/p/1', 'https://b.example/p/2?x=1', 'http://c.example']);
    expect(findLinks('no link')).to.deep.equal([]);
  });

  it('finds links as chat programs leave them', () => {
    const link = 'https://www.bazaar.example/p/77';
    for (const text of [
      `*${link}*`, `_${link}_`, `~${link}~`, `“${link}”`, `\u200E${link}\u200F`, `${link}\u200B`, `\u2068${link}\u2069`, `<${link}>`,
      `देखो ${link}।`, `👉${link} 🔥`, `شاهد ${link}، الآن`, `Buy:${link}…`, `${link}🔥🔥`,
    ]) {
      expect(readPaste(text, rules).map(({ parsed }) => parsed), text).to.deep.equal([{ ok: true, id: '77' }]);
    }
    expect(findLinks(`${link}${link}8,${link}9`)).to.deep.equal([link, `${link}8`, `${link}9`]);
    expect(findLinks(`${link}?from=https://chat.example/x`)).to.deep.equal([`${link}?from=https://chat.example/x`]);
    expect(readPaste('HTTPS://WWW.BAZAAR.EXAMPLE/p/77', rules)[0]?.parsed).to.deep.equal({ ok: true, id: '77' });
  });

  it('reads each product once, keeps every faulty link, and takes a text without a link as one', () => {
    const read = (text: string) => readPaste(text, rules).map(({ parsed }) => (parsed.ok ? parsed.id : parsed.reason));
    expect(read('https://www.bazaar.example/p/1z https://www.bazaar.example/kurta/p/71?utm=x https://bzr.example/a?external_product_id=71'))
      .to.deep.equal(['71']);
    expect(read('https://other.example/1 https://www.bazaar.example/cart https://www.bazaar.example/p/5')).to.deep.equal(['foreign', 'invalid', '5']);
    expect(read(' just words ')).to.deep.equal(['foreign']);
    expect(readPaste(' just words ', rules)[0]?.link).to.equal('just words');
  });

  it('reads any text, however long, without losing a link that stands between spaces', () => {
    const words = fc.array(fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('🎉', 'नमस्ते', 'سلام', ',', '\n')), { maxLength: 200 });
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 50 });
    fc.assert(fc.property(words, ids, (noise, all) => {
      const text = [...noise.filter((word) => !/https?:/i.test(word)), ...all.map((id) => ` https://www.bazaar.example/p/${id} `)].join(' ');
      const found = readPaste(text, rules).flatMap(({ parsed }) => (parsed.ok ? [parsed.id] : []));
      expect(found).to.deep.equal(all.map(String));
    }));
    expect(readPaste('x'.repeat(10_000), rules)).to.have.length(1);
  });

  it('reads an address typed without its scheme as https, of our hosts alone', () => {
    expect(parse('www.bazaar.example/kurta/p/77')).to.deep.equal({ ok: true, id: '77' });
    expect(parse('bzr.example/x7?external_product_id=1z')).to.deep.equal({ ok: true, id: '71' });
    expect(parse('www.bazaar.example')).to.deep.equal(invalid);
    for (const text of ['www.other.example/p/1', 'me@www.bazaar.example/p/1', 'ftp://www.bazaar.example/p/1', 'blue kurta']) {
      expect(parse(text), text).to.deep.equal(foreign);
    }
  });

  it('finds a link without its scheme beside others, and no link in ordinary words', () => {
    const link = 'https://www.bazaar.example/p/77';
    const host = 'www.bazaar.example/x/p/3';
    expect(findLinks(`${link}\n${host} (www.other.example/p/2)`)).to.deep.equal([link, host, 'www.other.example/p/2']);
    expect(findLinks(`${link},${host}`)).to.deep.equal([link, host]);
    expect(findLinks('3.5/5 stars, and/or e.g./etc, mail me@bazaar.example, https://')).to.deep.equal([]);
  });

  it('ends a link where an emoji or the next text begins', () => {
    expect(findLinks('\u2068https://www.bazaar.example/p/77\u2069 next 👉https://www.bazaar.example/p/78😍wow'))
      .to.deep.equal(['https://www.bazaar.example/p/77', 'https://www.bazaar.example/p/78']);
  });

  it('never names another product because of a mark inside a link', () => {
    for (const mark of ['\u200b', '\u200e', '\u00ad', '\u2060', '\ufeff', '*', '،', '\u2069next']) {
      const [found = ''] = findLinks(`https://www.bazaar.example/p/12${mark}34`);
      expect(parse(found), JSON.stringify(mark)).to.deep.equal(invalid);
    }
  });

  it('reads a colon behind the host as a part of the address, and http where it touches another link', () => {
    expect(parseProductLink('www.bazaar.example/p/42?from=a:b', rules)).to.deep.equal({ ok: true, id: '42' });
    expect(findLinks('https://a.example/p/1;http://b.example/p/2')).to.deep.equal(['https://a.example/p/1', 'http://b.example/p/2']);
  });

  it('takes all signs before a link away', () => {
    expect(findLinks('((www.bazaar.example/p/1))')).to.deep.equal(['www.bazaar.example/p/1']);
  });
});
