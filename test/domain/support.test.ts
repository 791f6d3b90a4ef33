import { expect } from '@open-wc/testing';
import { supportWays, unusableSupport, type SupportContact } from '../../src/domain/support';

const origin = 'https://shop.example';
const hrefs = (contact: SupportContact) => supportWays(contact, origin).map(({ href }) => href);

describe('support contact', () => {
  it('makes an address of each way, a message first', () => {
    const contact = { link: 'https://help.example/creators', email: 'creators+india@shop.example', phone: '1800 123-456', whatsapp: '+91 (22) 1234.5678' };
    expect(supportWays(contact, origin)).to.deep.equal([
      { kind: 'whatsapp', href: 'https://wa.me/912212345678', shown: '+91 (22) 1234.5678' },
      { kind: 'phone', href: 'tel:1800123456', shown: '1800 123-456' },
      { kind: 'email', href: 'mailto:creators+india@shop.example', shown: 'creators+india@shop.example' },
      { kind: 'link', href: 'https://help.example/creators', shown: 'help.example' },
    ]);
  });

  it('takes a page of the own origin', () => {
    expect(hrefs({ link: '/help?from=creators' })).to.deep.equal(['https://shop.example/help?from=creators']);
  });

  for (const [kind, texts] of Object.entries({
    // Without its country code WhatsApp would open somebody else.
    whatsapp: ['9876543210', '+0123456789', '+12', '+91 98765 43210 12345', 'https://wa.me/919876543210', '+91abc'],
    phone: ['12', '1800-CALL-NOW', '+911234567890123456', 'tel:123456', '123;phone-context=evil'],
    email: ['creators', 'a@b', 'a b@shop.example', 'a@shop.example?bcc=x@evil.example', 'a@shop.example,b@evil.example', 'mailto:a@shop.example', '"a"@shop.example', 'a%0Ab@shop.example'],
    link: ['javascript:alert(1)', 'http://help.example/', 'https://user@help.example/', 'data:text/html,x', '//evil.example', 'help.example', 'https://help.example/a b', '/\\evil.example'],
  })) {
    for (const text of texts) {
      it(`does not offer '${text}' as ${kind}`, () => {
        const contact = { [kind]: text };
        expect(hrefs(contact)).to.deep.equal([]);
        expect(unusableSupport(contact, origin)).to.deep.equal([kind]);
      });
    }
  }

  it('offers nothing for what is empty or missing, without a complaint', () => {
    for (const contact of [{}, { email: '', link: undefined }]) {
      expect(hrefs(contact)).to.deep.equal([]);
      expect(unusableSupport(contact, origin)).to.deep.equal([]);
    }
  });

  it('takes nothing before a number, and trims what is shown', () => {
    const ways = (contact: SupportContact) => supportWays(contact, 'https://a.example').map(({ href, shown }) => [href, shown]);
    expect(ways({ whatsapp: 'x+919876543210' })).to.deep.equal([]);
    expect(ways({ phone: ' 1800 123 456 ' })).to.deep.equal([['tel:1800123456', '1800 123 456']]);
    expect(ways({ email: ' a@mail.shop.example ' })).to.deep.equal([['mailto:a@mail.shop.example', 'a@mail.shop.example']]);
    expect(ways({ link: 'https://[' })).to.deep.equal([]);
  });

  it('names exactly what cannot be used', () => {
    expect(unusableSupport({ phone: '1800 123 456', email: 'nobody' }, 'https://a.example')).to.deep.equal(['email']);
    expect(unusableSupport({ phone: '1800 123 456' }, 'https://a.example')).to.deep.equal([]);
  });
});
