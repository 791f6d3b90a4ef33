import { expect } from '@open-wc/testing';
import { agreement } from '../../build/contract/agreement.mjs';
import { missingEntry, untoldChanges } from '../../build/contract/changelog.mjs';
import { compareContracts, type Baseline, type Change } from '../../build/contract/compare.mjs';

const contract = (): Baseline => ({
  attributes: { 'api-base': { type: 'string', default: '/api' } },
  properties: { status: { type: "'idle' | 'ready'", readonly: true } },
  methods: { refresh: '() => Promise<void>' },
  events: { 'creator-navigate': { cancelable: true, detail: { href: 'string', 'requestId?': 'string' } } },
  parts: ['card'],
  customProperties: ['--creator-radius'],
  elements: {
    'creator-earnings': {
      attributes: { view: { type: "'earnings' | 'past_payments'", default: 'earnings' } }, properties: {}, methods: {}, events: ['creator-navigate'],
    },
  },
  entries: { 'creator-elements': ['createRuntime'], 'creator-elements/host': ['detectHost'] },
  declarations: {
    createRuntime: '(config?: CreatorConfig) => Runtime', detectHost: '(options: WebviewOptions) => Host | undefined',
    CreatorConfig: { 'apiBase?': 'string' }, WebviewOptions: { back: '() => boolean' }, Runtime: { apiBase: 'string' },
  },
});

/** The changes that an edit of the contract makes, as people read them. */
function after(edit: (next: Baseline) => void): string[] {
  const next = contract();
  edit(next);
  return compareContracts(contract(), next).map(({ breaking, kind, names, text }) =>
    `${breaking ? 'breaking' : 'new'} (${[kind, ...names].filter(Boolean).join(' ')}) ${text}`);
}
const earnings = (next: Baseline) => next.elements['creator-earnings'] as Baseline['elements'][string];
const navigate = (next: Baseline) => next.events['creator-navigate'] as Baseline['events'][string];

describe('What changed in the public contract', () => {
  it('finds nothing between two that are the same', () => {
    expect(after(() => undefined)).to.deep.equal([]);
  });

  it('calls what is gone breaking', () => {
    expect(after((next) => void (next.parts = []))).to.deep.equal(['breaking (part card) part card is gone']);
    expect(after((next) => void (next.customProperties = []))).to.deep.equal(['breaking (custom property --creator-radius) custom property --creator-radius is gone']);
    expect(after((next) => void (next.methods = {}))).to.deep.equal(['breaking (method refresh) every element: method refresh is gone']);
    expect(after((next) => void (earnings(next).attributes = {}))).to.deep.equal(['breaking (creator-earnings view) <creator-earnings>: attribute view is gone']);
    expect(after((next) => void (next.elements = {}))).to.deep.equal(['breaking (element creator-earnings) <creator-earnings> is gone']);
    expect(after((next) => void (next.events = {}))).to.deep.equal(['breaking (event creator-navigate) event creator-navigate is gone']);
    expect(after((next) => void (earnings(next).events = []))).to.deep.equal(['breaking (creator-earnings creator-navigate) <creator-earnings>: event creator-navigate is gone']);
  });

  it('tells a new name as gone and new, the breaking half first', () => {
    expect(after((next) => void (next.parts = ['panel']))).to.deep.equal(['breaking (part card) part card is gone', 'new (part panel) part panel is new']);
  });

  it('calls another type, another default and a changed signature breaking', () => {
    expect(after((next) => void (next.attributes['api-base'] = { type: 'json', default: '/api' }))).to.deep.equal([
      'breaking (attribute api-base) every element: attribute api-base: string is now json',
    ]);
    expect(after((next) => void (next.attributes['api-base'] = { type: 'string' }))).to.deep.equal([
      'breaking (attribute api-base) every element: attribute api-base: the default /api is now nothing',
    ]);
    expect(after((next) => void (next.methods['refresh'] = '() => void'))).to.deep.equal([
      'breaking (method refresh) every element: method refresh: () => Promise<void> is now () => void',
    ]);
  });

  it('lets a list of values grow but not shrink', () => {
    const view = (type: string) => (next: Baseline) => void (earnings(next).attributes['view'] = { type, default: 'earnings' });
    expect(after(view("'earnings' | 'past_payments' | 'taxes'"))[0]).to.match(/^new \(creator-earnings view\)/);
    expect(after(view("'earnings'"))[0]).to.match(/^breaking \(creator-earnings view\)/);
  });

  it('calls an event breaking whose detail lost a field or that can no longer be prevented', () => {
    expect(after((next) => void (navigate(next).detail = { 'requestId?': 'string' }))).to.deep.equal([
      'breaking (creator-navigate href) event creator-navigate: detail.href is gone',
    ]);
    expect(after((next) => void (navigate(next).cancelable = false))).to.deep.equal([
      'breaking (event creator-navigate) event creator-navigate: can no longer be prevented',
    ]);
    expect(after((next) => void (navigate(next).detail = { 'href?': 'string', 'requestId?': 'string' }))).to.deep.equal([
      'breaking (creator-navigate href) event creator-navigate: detail.href is no longer always there',
    ]);
  });

  it('calls what was only added new', () => {
    expect(after((next) => {
      next.elements['creator-tax'] = { attributes: {}, properties: {}, methods: {}, events: [] };
      next.customProperties.push('--creator-shadow');
      navigate(next).detail['reason'] = 'string';
      earnings(next).attributes['year'] = { type: 'string' };
    })).to.deep.equal([
      'new (creator-navigate reason) event creator-navigate: detail.reason is new',
      'new (custom property --creator-shadow) custom property --creator-shadow is new',
      'new (element creator-tax) <creator-tax> is new',
      'new (creator-earnings year) <creator-earnings>: attribute year is new',
    ]);
  });

  it('knows what the entries of the package export', () => {
    expect(after((next) => void (next.entries['creator-elements'] = []))).to.deep.equal([
      'breaking (creator-elements createRuntime) creator-elements: createRuntime is gone',
    ]);
    expect(after((next) => void (next.entries['creator-elements/host'] = ['findHost']))).to.deep.equal([
      'breaking (creator-elements/host detectHost) creator-elements/host: detectHost is gone',
      'new (creator-elements/host findHost) creator-elements/host: findHost is new',
    ]);
    expect(after((next) => void delete next.entries['creator-elements/host'])).to.deep.equal([
      'breaking (entry creator-elements/host) entry creator-elements/host is gone',
    ]);
  });

  it('knows the parameters of the functions and the members of the types', () => {
    expect(after((next) => void (next.declarations['detectHost'] = '() => Host | undefined'))).to.deep.equal([
      'breaking (function detectHost) function detectHost: (options: WebviewOptions) => Host | undefined is now () => Host | undefined',
    ]);
    expect(after((next) => void (next.declarations['CreatorConfig'] = { 'base?': 'string' }))).to.deep.equal([
      'breaking (CreatorConfig apiBase) type CreatorConfig: apiBase is gone', 'new (CreatorConfig base) type CreatorConfig: base is new',
    ]);
  });

  it('calls a member breaking that a page has to give, and not one that it is given', () => {
    expect(after((next) => void (next.declarations['WebviewOptions'] = { back: '() => boolean', close: '() => void' }))).to.deep.equal([
      'breaking (WebviewOptions close) type WebviewOptions: close is new and has to be there',
    ]);
    expect(after((next) => void (next.declarations['Runtime'] = { apiBase: 'string', clientId: 'string' }))).to.deep.equal([
      'new (Runtime clientId) type Runtime: clientId is new',
    ]);
  });
});

describe('Whether the changelog tells it', () => {
  const gone: Change = { breaking: true, names: ['card'], kind: 'part', text: 'part card is gone' };
  const fresh: Change = { breaking: false, names: ['creator-tax'], kind: 'element', text: '<creator-tax> is new' };
  const field: Change = { breaking: true, names: ['creator-error', 'requestId'], text: 'event creator-error: detail.requestId is gone' };
  const log = (unreleased: string) => `# Changelog\n\n## [Unreleased]\n${unreleased}\n\n## [0.1.0]\n\n### Breaking\n\n- The part \`card\`, the element \`creator-tax\`\n`;

  it('asks for every name under Unreleased', () => {
    expect(untoldChanges([fresh], log('\n### Added\n\n- The element `creator-tax`, for statements'))).to.deep.equal([]);
    expect(untoldChanges([fresh], log(''))).to.deep.equal([fresh]);
    expect(untoldChanges([fresh], '')).to.deep.equal([fresh]);
  });

  it('asks for breaking ones under the heading Breaking', () => {
    expect(untoldChanges([gone], log('\n### Changed\n\n- part `card`'))).to.deep.equal([gone]);
    expect(untoldChanges([gone], log('\n### Breaking\n\n- part `card` is gone\n\n### Added\n'))).to.deep.equal([]);
    expect(untoldChanges([gone], log('\n### Breaking\n\n### Added\n\n- part `card`'))).to.deep.equal([gone]);
  });

  it('takes no longer name for it', () => {
    expect(untoldChanges([gone], log('\n### Breaking\n\n- the parts `card-list`, `--creator-card`'))).to.deep.equal([gone]);
    const root: Change = { breaking: false, names: ['creator-elements', 'observe'], text: '' };
    expect(untoldChanges([root], log('\n### Added\n\n- `creator-elements/loader`: `observe()`'))).to.deep.equal([root]);
  });

  it('asks for the member beside its owner, in the same entry', () => {
    const breaking = (entries: string) => untoldChanges([field], log(`\n### Breaking\n\n${entries}\n`)).length;
    expect(breaking('- `creator-error`: `code` is one of a list')).to.equal(1);
    expect(breaking('- `creator-error`: `code` is one of a list\n- `creator-session-expired`: `requestId` is gone')).to.equal(1);
    expect(breaking('- `creator-error`: `code` is one of a list,\n  and `requestId` is called `request`')).to.equal(0);
  });

  it('takes a name for it only where it is written as code', () => {
    expect(untoldChanges([gone], log('\n### Breaking\n\n- The part on a card'))).to.deep.equal([gone]);
  });

  it('does not take the field of one for the property of all', () => {
    const status: Change = { breaking: true, names: ['status'], kind: 'property', text: '' };
    expect(untoldChanges([status], log('\n### Breaking\n\n- `creator-error`: `status` is gone'))).to.deep.equal([status]);
    expect(untoldChanges([status], log('\n### Breaking\n\n- The properties `status` and `runtime` are gone'))).to.deep.equal([]);
  });

  it('says what has to be named', () => {
    expect(missingEntry(field)).to.equal('CHANGELOG.md: no entry under Unreleased, Breaking names `creator-error` and `requestId`');
    expect(missingEntry(fresh)).to.equal('CHANGELOG.md: no entry under Unreleased names `creator-tax` with the word \'element\'');
  });
});

describe('Whether the build goes on', () => {
  const text = (edit: (next: Baseline) => void = () => undefined) => {
    const next = contract();
    edit(next);
    return JSON.stringify(next);
  };
  const renamed = text((next) => void (navigate(next).detail = { href: 'string', 'request?': 'string' }));
  const log = '## Unreleased\n\n### Breaking\n\n- `creator-navigate`: `requestId` is called `request`\n';

  it('does with the contract that was agreed on', () => {
    expect(agreement(text(), text(), '').faults).to.deep.equal([]);
  });

  it('does not with another, and says what to write', () => {
    const { changes, faults } = agreement(text(), renamed, '');
    expect(changes).to.deep.equal([
      'BREAKING event creator-navigate: detail.requestId is gone', 'new      event creator-navigate: detail.request is new',
    ]);
    expect(faults.slice(0, -1)).to.deep.equal([
      'CHANGELOG.md: no entry under Unreleased, Breaking names `creator-navigate` and `requestId`',
      'CHANGELOG.md: no entry under Unreleased names `creator-navigate` and `request`',
    ]);
    expect(faults.at(-1)).to.match(/^docs\/contract\.json is not current/);
  });

  it('does not before docs/contract.json says it as well, which can be accepted then', () => {
    const { faults, untold } = agreement(text(), renamed, log);
    expect(untold).to.deep.equal([]);
    expect(faults).to.have.length(1);
    expect(agreement(renamed, renamed, log).faults).to.deep.equal([]);
    expect(agreement('', text(), log).faults).to.have.length(1);
  });
});

describe('The contract that was agreed on', () => {
  it('holds every function and constant that the entries export', async () => {
    const { entries, declarations } = await (await fetch('/docs/contract.json')).json() as Baseline;
    const modules: Record<string, object> = {
      'creator-elements': await import('../../elements/package'),
      'creator-elements/loader': await import('../../elements/creator-elements'),
      'creator-elements/host': await import('../../src/bridge/detect-host'),
      'creator-elements/testing': await import('../../src/testing/testing'),
      'runtime.js': await import('../../src/configure-creator'),
    };
    for (const [entry, module] of Object.entries(modules)) {
      expect(entries[entry]).to.include.members(Object.keys(module));
      expect(declarations).to.include.keys(Object.keys(module));
    }
    expect(declarations['detectHost']).to.equal('(options: WebviewOptions) => Host | undefined');
    expect(declarations['WebviewOptions']).to.deep.equal({ back: '() => boolean', 'limits?': 'Partial<TimeLimits>' });
  });
});
