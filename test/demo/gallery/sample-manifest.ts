import { readManifest } from '../../../demo/gallery/manifest';

const common = [
  { name: 'locale', fieldName: 'locale', type: { text: 'string' }, default: "'en-IN'" },
  { name: 'scenario', fieldName: 'scenario', type: { text: 'string' } },
];
const cssProperties = [
  { name: '--creator-color-primary', default: '#6D28D9', description: 'Main actions. In the dark scheme #B794F6.', syntax: '<color>' },
  { name: '--creator-color-focus', default: '--creator-color-primary', description: 'The ring.', syntax: '<color>' },
  ...['primary', 'focus'].map((name) => ({ name: `--creator-dark-color-${name}`, default: `--creator-color-${name}`, description: 'The same in the dark scheme.', syntax: '<color>' })),
  { name: '--creator-radius', default: '14px', description: 'The corners.', syntax: '*' },
];

/** Two elements, as the manifest of the build tells of them. */
export const sampleElements = readManifest({
  modules: [
    { path: 'b.js', declarations: [{ name: 'CreatorHelp', tagName: 'creator-help', description: 'Rules and questions, with a search. And more.', attributes: common, cssProperties }] },
    {
      path: 'a.js',
      declarations: [{
        name: 'CreatorEarnings', tagName: 'creator-earnings', description: 'What a creator earns and when: the split and the rest.', cssProperties,
        attributes: [{ name: 'view', fieldName: 'view', type: { text: "'earnings' | 'past_payments'" }, default: "'earnings'" }, ...common],
        members: [
          { kind: 'field', name: 'status', type: { text: "'idle' | 'ready'" }, readonly: true },
          { kind: 'method', name: 'navigate', parameters: [{ name: 'to', type: { text: 'string' } }], return: { type: { text: 'void' } } },
        ],
        events: [{ name: 'creator-ready', description: 'the content is there' }],
      }],
    },
  ],
});
