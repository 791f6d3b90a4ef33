import { expect } from '@open-wc/testing';
import type * as Module from '../../elements/policy-refusals';
import { pretend, restoreDevice } from '../support/device';

const plain = { effectiveDirective: 'connect-src', sample: null };

/** Stands for the browser's, which tells of what the policy of a page refused before it was made. */
const reporting = { options: undefined as object | undefined, observed: 0, tell: (_bodies: object[]) => {} };
class FakeReportingObserver {
  constructor(tell: (reports: { body: object }[]) => void, options: object) {
    reporting.options = options;
    reporting.tell = (bodies) => tell(bodies.map((body) => ({ body })));
  }

  observe() {
    reporting.observed++;
  }
}

describe('what the policy of a page refuses', () => {
  let module: typeof Module;
  let atFirst: readonly Module.Refusal[];
  before(async () => {
    pretend(globalThis, 'ReportingObserver', FakeReportingObserver);
    module = await import('../../elements/policy-refusals');
    atFirst = [...module.refusals()];
    restoreDevice();
  });

  for (const [what, violation, directive, source] of [
    ['an address', { ...plain, blockedURL: 'https://api.example/v1/x?secret=1' }, 'connect-src', 'https://api.example'],
    ['a socket', { ...plain, blockedURL: 'wss://api.example/x' }, 'connect-src', 'wss://api.example'],
    ['a socket without encryption', { ...plain, blockedURL: 'ws://api.example/x' }, 'connect-src', 'ws://api.example'],
    ['an address without encryption', { ...plain, blockedURI: 'http://api.example/' }, 'connect-src', 'http://api.example'],
    ['an address of the page itself', { ...plain, blockedURL: `${location.origin}/x` }, 'connect-src', "'self'"],
    ['a scheme', { ...plain, blockedURL: 'blob:https://m.example/1' }, 'connect-src', 'blob:'],
    ['the name of a scheme', { ...plain, blockedURI: 'data' }, 'connect-src', 'data:'],
    ['something inline', { effectiveDirective: 'style-src-elem', blockedURL: 'inline', sample: '' }, 'style-src', "'self'"],
    ['an attribute', { effectiveDirective: 'style-src-attr', blockedURL: null, sample: '' }, 'style-src', "'self'"],
    ['a name that is longer', { ...plain, blockedURL: 'datas' }, 'connect-src', "'self'"],
    ['another longer name', { ...plain, blockedURL: 'a-blob' }, 'connect-src', "'self'"],
    ['a scheme of an extension', { ...plain, blockedURL: 'xhttp://a/' }, 'connect-src', 'xhttp:'],
    ['a scheme with a port', { ...plain, blockedURL: 'http://a.example:8080/x' }, 'connect-src', 'http://a.example:8080'],
    ['a scheme with more letters', { ...plain, blockedURL: 'wsss://a/' }, 'connect-src', 'wsss:'],
    ['a policy of trusted types', { effectiveDirective: 'trusted-types', blockedURL: 'trusted-types-policy', sample: 'lit-html|<b>' }, 'trusted-types', 'lit-html'],
    ['one without a sample', { effectiveDirective: 'trusted-types', blockedURL: 'trusted-types-policy', sample: null }, 'trusted-types', ''],
  ] as [string, Parameters<typeof Module.refusalOf>[0], string, string][]) {
    it(`${what} needs ${source} in ${directive}`, () => expect(module.refusalOf(violation)).to.deep.equal({ directive, source }));
  }

  it('are none before anything was refused', () => expect(atFirst).to.deep.equal([]));

  it('are the newest twenty, the newest first', () => {
    for (let index = 0; index < 22; index++) {
      document.dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', {
        effectiveDirective: 'img-src', blockedURI: `https://${index}.example/`, documentURI: '', violatedDirective: '', originalPolicy: '', disposition: 'enforce', statusCode: 0,
      }));
    }
    expect(module.refusals()).to.have.length(20);
    expect(module.refusals().slice(0, 2)).to.deep.equal([21, 20].map((index) => ({ directive: 'img-src', source: `https://${index}.example` })));
  });

  it('includes what the browser has stored from before the element was there', () => {
    expect([reporting.options, reporting.observed]).to.deep.equal([{ types: ['csp-violation'], buffered: true }, 1]);
    reporting.tell([{ ...plain, blockedURL: 'https://early.example/x' }, { ...plain, blockedURL: 'https://later.example/x' }]);
    expect(module.refusals().slice(0, 2).map(({ source }) => source)).to.deep.equal(['https://later.example', 'https://early.example']);
  });
});
