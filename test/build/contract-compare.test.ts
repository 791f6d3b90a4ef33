import { expect } from '@open-wc/testing';
import { untoldChanges } from '../../build/contract/changelog.mjs';
import { compareContracts, type Baseline } from '../../build/contract/compare.mjs';

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
});

/** The changes that an edit of the contract makes, as people read them. */
function after(edit: (next: Baseline) => void): string[] {
  const next = contract();
  edit(next);
  return compareContracts(contract(), next).map(({ breaking, name, text }) => `${breaking ? 'breaking' : 'new'} (${name}) ${text}`);
}
const earnings = (next: Baseline) => next.elements['creator-earnings'] as Baseline['elements'][string];
const navigate = (next: Baseline) => next.events['creator-navigate'] as Baseline['events'][string];

describe('What changed in the public contract', () => {
  it('finds nothing between two that are the same', () => {
    expect(after(() => undefined)).to.deep.equal([]);
  });

  it('calls what is gone breaking', () => {
    expect(after((next) => void (next.parts = []))).to.deep.equal(['breaking (card) part card is gone']);
    expect(after((next) => void (next.customProperties = []))).to.deep.equal(['breaking (--creator-radius) custom property --creator-radius is gone']);
    expect(after((next) => void (next.methods = {}))).to.deep.equal(['breaking (refresh) every element: method refresh is gone']);
    expect(after((next) => void (earnings(next).attributes = {}))).to.deep.equal(['breaking (creator-earnings) <creator-earnings>: attribute view is gone']);
    expect(after((next) => void (next.elements = {}))).to.deep.equal(['breaking (creator-earnings) <creator-earnings> is gone']);
    expect(after((next) => void (next.events = {}))).to.deep.equal(['breaking (creator-navigate) event creator-navigate is gone']);
    expect(after((next) => void (earnings(next).events = []))).to.deep.equal(['breaking (creator-earnings) <creator-earnings>: event creator-navigate is gone']);
  });

  it('tells a new name as gone and new, the breaking half first', () => {
    expect(after((next) => void (next.parts = ['panel']))).to.deep.equal(['breaking (card) part card is gone', 'new (panel) part panel is new']);
  });

  it('calls another type, another default and a changed signature breaking', () => {
    expect(after((next) => void (next.attributes['api-base'] = { type: 'json', default: '/api' }))).to.deep.equal([
      'breaking (api-base) every element: attribute api-base: string is now json',
    ]);
    expect(after((next) => void (next.attributes['api-base'] = { type: 'string' }))).to.deep.equal([
      'breaking (api-base) every element: attribute api-base: the default /api is now nothing',
    ]);
    expect(after((next) => void (next.methods['refresh'] = '() => void'))).to.deep.equal([
      'breaking (refresh) every element: method refresh: () => Promise<void> is now () => void',
    ]);
  });

  it('lets a list of values grow but not shrink', () => {
    const view = (type: string) => (next: Baseline) => void (earnings(next).attributes['view'] = { type, default: 'earnings' });
    expect(after(view("'earnings' | 'past_payments' | 'taxes'"))[0]).to.match(/^new \(creator-earnings\)/);
    expect(after(view("'earnings'"))[0]).to.match(/^breaking \(creator-earnings\)/);
  });

  it('calls an event breaking whose detail lost a field or that can no longer be prevented', () => {
    expect(after((next) => void (navigate(next).detail = { 'requestId?': 'string' }))).to.deep.equal([
      'breaking (creator-navigate) event creator-navigate: detail.href is gone',
    ]);
    expect(after((next) => void (navigate(next).cancelable = false))).to.deep.equal([
      'breaking (creator-navigate) event creator-navigate: can no longer be prevented',
    ]);
    expect(after((next) => void (navigate(next).detail = { 'href?': 'string', 'requestId?': 'string' }))).to.deep.equal([
      'breaking (creator-navigate) event creator-navigate: detail.href is no longer always there',
    ]);
  });

  it('calls what was only added new', () => {
    expect(after((next) => {
      next.elements['creator-tax'] = { attributes: {}, properties: {}, methods: {}, events: [] };
      next.customProperties.push('--creator-shadow');
      navigate(next).detail['reason'] = 'string';
      earnings(next).attributes['year'] = { type: 'string' };
    })).to.deep.equal([
      'new (creator-navigate) event creator-navigate: detail.reason is new',
      'new (--creator-shadow) custom property --creator-shadow is new',
      'new (creator-tax) <creator-tax> is new',
      'new (creator-earnings) <creator-earnings>: attribute year is new',
    ]);
  });
});

describe('Whether the changelog tells it', () => {
  const gone = { breaking: true, name: 'card', text: 'part card is gone' };
  const fresh = { breaking: false, name: 'creator-tax', text: '<creator-tax> is new' };
  const log = (unreleased: string) => `# Changelog\n\n## [Unreleased]\n${unreleased}\n\n## [0.1.0]\n\n### Breaking\n\n- card, creator-tax\n`;

  it('asks for every name under Unreleased', () => {
    expect(untoldChanges([fresh], log('\n### Added\n\n- `creator-tax`, for statements'))).to.deep.equal([]);
    expect(untoldChanges([fresh], log(''))).to.deep.equal([fresh]);
    expect(untoldChanges([fresh], '')).to.deep.equal([fresh]);
  });

  it('asks for breaking ones under the heading Breaking', () => {
    expect(untoldChanges([gone], log('\n### Changed\n\n- part `card`'))).to.deep.equal([gone]);
    expect(untoldChanges([gone], log('\n### Breaking\n\n- part `card` is gone\n\n### Added\n'))).to.deep.equal([]);
    expect(untoldChanges([gone], log('\n### Breaking\n\n### Added\n\n- part `card`'))).to.deep.equal([gone]);
  });

  it('takes no longer name for it', () => {
    expect(untoldChanges([gone], log('\n### Breaking\n\n- card-list, `--creator-card`'))).to.deep.equal([gone]);
  });
});
