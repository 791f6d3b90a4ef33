import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { routeOfLink } from '../../src/domain/route-of-link';
import { routes } from '../../src/domain/routes';
import { looksPrivate, safeFacts } from '../../src/domain/safe-facts';

const digits = (min: number, max: number): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`));
const secrets = fc.oneof(
  digits(10, 10).map((phone) => `+91${phone}`),
  digits(10, 10),
  digits(6, 6), // an OTP
  digits(9, 18), // an account number
  fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/), // an IFSC
  fc.emailAddress(),
  fc.stringMatching(/^eyJ[\w-]{20,40}\.[\w-]{20,80}\.[\w-]{20,40}$/), // a token
);
const names = ['page-view', 'click', 'app-load', 'web-vital', 'otp'];
const facts = ['route', 'entered_from', 'element', 'control', 'name', 'to', 'ready_ms', 'metric', 'value', 'rating', 'user_id', 'otp_delivered', 'phone'];

describe('the facts that may leave the page', () => {
  it('are those of the list, by event and by name', () => {
    expect(safeFacts('page-view', { route: 'earnings', entered_from: 'Home_Banner', phone: 'x', href: '/earnings?x=1' }))
      .to.deep.equal({ route: 'earnings', entered_from: 'Home_Banner' });
    expect(safeFacts('click', { element: 'creator-home', control: 'button', name: 'create-links', to: 'outside' }))
      .to.deep.equal({ element: 'creator-home', control: 'button', name: 'create-links', to: 'outside' });
    expect(safeFacts('app-load', { element: 'creator-home', ready_ms: 812 })).to.deep.equal({ element: 'creator-home', ready_ms: 812 });
    expect(safeFacts('web-vital', { metric: 'CLS', value: 0.012, rating: 'good' })).to.deep.equal({ metric: 'CLS', value: 0.012, rating: 'good' });
    expect(safeFacts('failure', { element: 'creator-home', code: 'render-failed', message: 'x' })).to.deep.equal({ element: 'creator-home', code: 'render-failed' });
    expect(safeFacts('identify', { user_id: 'creator-ab12cd' })).to.deep.equal({ user_id: 'creator-ab12cd' });
    expect(safeFacts('otp', { otp_delivered: false, otp: '123456' })).to.deep.equal({ otp_delivered: false });
  });

  it('are of no event that is not in the list', () => {
    for (const name of ['typed', '', 'toString', '__proto__', 'constructor']) expect(safeFacts(name, { route: 'home' })).to.equal(undefined);
    for (const nothing of [undefined, null, 'text', 7, []]) expect(safeFacts('click', nothing)).to.deep.equal({});
  });

  it('have the form of their kind', () => {
    expect(safeFacts('page-view', { route: '/earnings' })).to.deep.equal({});
    expect(safeFacts('click', { element: 'div', control: 'Riya', name: 'Riya Sharma', to: 'https://shop.example/x' })).to.deep.equal({});
    for (const value of [-1, NaN, Infinity, 9_876_543_210, '12']) expect(safeFacts('web-vital', { value })).to.deep.equal({});
    expect(safeFacts('identify', { user_id: '9876543210' })).to.deep.equal({});
  });

  it('hold no phone number, OTP, token, account number, IFSC or e-mail address, whatever fact it is put into', () => {
    fc.assert(fc.property(secrets, fc.constantFrom(...names), fc.constantFrom(...facts), (secret, name, fact) => {
      expect(looksPrivate(secret), secret).to.equal(true);
      expect(safeFacts(name, { [fact]: secret })).to.deep.equal({});
    }));
  });

  it('are not mistaken for private where they are words', () => {
    for (const word of ['Home_Banner', 'push', 'account-page', 'campaign_12']) expect(looksPrivate(word), word).to.equal(false);
  });

  it('take the whole text for a name, an id or an element, not a part of it', () => {
    const click = (facts: object) => safeFacts('click', facts);
    expect(click({ element: 'creator-earnings', control: 'summary', name: 'open-menu', to: 'outside' })).to.deep.equal({ element: 'creator-earnings', control: 'summary', name: 'open-menu', to: 'outside' });
    for (const control of ['a', 'button', 'input']) expect(click({ control })).to.deep.equal({ control });
    for (const element of ['x creator-earnings', 'creator-earnings!', 'creator-']) expect(click({ element }), element).to.deep.equal({});
    for (const name of ['open menu', '-open', 'openMenu', `a${'b'.repeat(40)}`]) expect(click({ name }), name).to.deep.equal({});
    for (const user of ['a b', 'a@', '@a', 'x'.repeat(65), '1234567890', 12]) expect(safeFacts('identify', { user_id: user }), String(user)).to.deep.equal({});
    for (const user of ['a-1', 'x'.repeat(64), '123456789', 'a1234567890', '1234567890a']) expect(safeFacts('identify', { user_id: user }), user).to.deep.equal({ user_id: user });
  });

  it('take each measure, rating and failure there is, and no other', () => {
    for (const metric of ['LCP', 'CLS', 'INP', 'FCP', 'TTFB']) expect(safeFacts('web-vital', { metric })).to.deep.equal({ metric });
    for (const rating of ['good', 'needs-improvement', 'poor']) expect(safeFacts('web-vital', { rating })).to.deep.equal({ rating });
    for (const code of ['render-failed', 'app-failed', 'chunk-failed']) expect(safeFacts('failure', { code })).to.deep.equal({ code });
    for (const value of [0, 9_999_999]) expect(safeFacts('web-vital', { value })).to.deep.equal({ value });
    for (const value of [-1, 1e7, Number.NaN, '7']) expect(safeFacts('web-vital', { value }), String(value)).to.deep.equal({});
    expect(safeFacts('web-vital', { metric: '', rating: '' })).to.deep.equal({});
    expect(safeFacts('failure', { code: '' })).to.deep.equal({});
    expect(safeFacts('click', { control: '' })).to.deep.equal({});
  });

  it('take an entry only where it is a safe text', () => {
    for (const entry of ['home-banner', 'push']) expect(safeFacts('page-view', { entered_from: entry })).to.deep.equal({ entered_from: entry });
    for (const entry of [7, null, ['push'], '', 'a b', '9876543210']) expect(safeFacts('page-view', { entered_from: entry }), String(entry)).to.deep.equal({});
  });

  it('count what is private from four digits, an @ or a branch on', () => {
    for (const text of ['1234', '1 2-3 4', 'me@', 'HDFC0AB12CD', 'hdfc0abcdef', 'x'.repeat(33)]) expect(looksPrivate(text), text).to.equal(true);
    for (const text of ['123', '1a234', '12 a 34', 'c0abcdef', 'hdfc0a', '1ab2', 'x'.repeat(32)]) expect(looksPrivate(text), text).to.equal(false);
  });

  it('take no list in place of a text', () => {
    expect(safeFacts('click', { element: ['creator-earnings'], control: ['a'], name: ['menu'], to: ['outside'] })).to.deep.equal({});
  });
});

describe('the route of a link', () => {
  const at = (href: string) => routeOfLink(new URL(href, 'https://shop.example'));

  it('is told by the end of the address, without what stands before or after it', () => {
    expect(at('/earnings')).to.equal('earnings');
    expect(at('/creators/performance?post-id=77')).to.equal('performance');
    expect(at('/collection/col-monsoon/')).to.equal('collection');
    expect(at('/page#/help?from=x')).to.equal('help');
    for (const href of ['/', '/earnings/more', '/myearnings', '/collection/']) expect(at(href), href).to.equal(undefined);
  });

  it('is found for every route there is', () => {
    for (const [name, route] of Object.entries(routes)) expect(at(route.replace(/:\w+/, 'c1'))).to.equal(name);
  });

  it('reads the path behind a # without its slash and its query', () => {
    expect(routeOfLink(new URL('https://shop.example/app#/earnings?tab=orders'))).to.equal('earnings');
    expect(routeOfLink(new URL('https://shop.example/earnings#earnings-of-today'))).to.equal('earnings');
  });
});
