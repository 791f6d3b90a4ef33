import compat from 'eslint-plugin-compat';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noElementInAssertion } from './eslint-rules/no-element-in-assertion.mjs';
import { signalsNeedHook } from './eslint-rules/signals-need-hook.mjs';
import { textInOwnElement } from './eslint-rules/text-in-own-element.mjs';
import { wordsAtRender } from './eslint-rules/words-at-render.mjs';
import { elements, firstFrames, plainScreens, plainWidgets, policies } from './layers.mjs';
import { style } from './style.mjs';

const product = ['src/**/*.{ts,tsx}', 'elements/**/*.{ts,tsx}'];
const all = [...product, 'demo/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}'];

const markupSinks = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'createContextualFragment', 'setHTMLUnsafe'].map((property) => ({
  property, message: 'Markup from strings is refused by the security policy: build nodes, or render with React or lit-html.',
}));
// Missing on plain http, where shops are tested.
const secureOnly = ['randomUUID', 'subtle'].map((property) => ({
  object: 'crypto', property, message: 'Browsers have this in secure contexts only: ids come from src/ids/new-id.',
}));
// Browsers parse other formats differently.
const dateParse = { object: 'Date', property: 'parse', message: 'Only ISO 8601 is a date: read it with domain/dates.' };
// The first formatter of a page delays its figures (decision E286). Properties of any object.
const slowWords = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
  property, message: 'The first Intl formatter of a page takes 15 ms: use domain/money or domain/dates.',
}));
const slowGlobals = [{ name: 'Intl', message: slowWords[0].message }];
// A page may use React 19.0 (the package's peer range), which does not have these.
const newerReact = [{ name: 'react', importNames: ['Activity', 'ViewTransition', 'addTransitionType', 'cacheSignal', 'useEffectEvent'], message: 'React 19.0 has not got this.' }];
const readText = 'JSXAttribute[name.name=/^(aria-label|alt|title|placeholder)$/] > Literal[value=/[A-Za-z]/]';

const markup = [
  { selector: readText, message: 'Words a person reads live in src/text.' },
  { selector: 'JSXOpeningElement[name.name="style"]', message: 'Style sheets are imported, never written into the page.' },
];
// What draws a view before React is there calls it as a function.
const views = ['src/features/**/views/**/*.{ts,tsx}', 'elements/{first-frame,painter}.{ts,tsx}', ...firstFrames, ...plainScreens, ...plainWidgets.filter((pattern) => !pattern.endsWith('.css'))];
const noHook = { selector: 'CallExpression[callee.name=/^use($|[A-Z])/]', message: 'A view is a pure function of data: its screen calls the hooks (decision E217).' };
const reactTypes = [{ name: 'react', allowTypeImports: true, message: 'A view is drawn without React: only its types, and Fragment of react/jsx-runtime.' }];
// Private names of valibot, r2wc and React.
const privateNames = ['Literal[value=/^(~|r2wc\\.|__react)/]', 'TemplateElement[value.raw=/^__react/]'].map((selector) => ({
  selector, message: 'A library may change what it keeps to itself: take a public way (decision E241).',
}));

// One service for both rules that need types. The files are those of test/lint-rules, which exist under another name.
const withTypes = { parserOptions: { projectService: { allowDefaultProject: ['test/*.ts', 'src/widgets/fence.tsx', 'src/features/help/fence.tsx', 'src/features/*/*/fence.tsx'] } } };

export default tseslint.config(
  { ignores: ['dist/**', '.cache/**', 'coverage/**', 'node_modules/**', 'test/consumers/**', 'test/lint-rules/**', 'test/proofs/**', 'src/scenarios/recordings/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: [...all, 'build/**/*.mjs', '*.mjs'], ...style },
  { files: all, extends: [tseslint.configs.strict], rules: {
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-invalid-void-type': 'off',
    eqeqeq: ['error', 'smart'],
    '@typescript-eslint/no-extraneous-class': 'off',
    // An interface that merges with a class or with one of the DOM needs no members.
    '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    '@typescript-eslint/no-dynamic-delete': 'off',
  } },
  // Complex functions are hard to understand (decision E240).
  { files: [...product, 'demo/**/*.{ts,tsx}', 'build/**/*.mjs', '*.mjs'], rules: {
    complexity: ['error', { max: 12, variant: 'classic' }],
    'no-warning-comments': ['error', { location: 'start', terms: ['', '-line', '-next-line'].map((where) => `eslint-disable${where} complexity`) }],
  } },
  { files: ['test/**/*.{ts,tsx}'], rules: {
    // Chai uses expressions as assertions.
    '@typescript-eslint/no-unused-expressions': 'off',
    'no-restricted-imports': ['error', { paths: [{ name: '@open-wc/testing', importNames: ['waitUntil'], message: 'Its second is too short for a busy machine: use test/support/wait-until.' }] }],
    'no-restricted-syntax': ['error',
      { selector: 'CallExpression[callee.object.name=/^(it|describe|test)$/][callee.property.name=/^(skip|only|fixme)$/]', message: 'No test is skipped or alone.' },
      { selector: 'CallExpression[callee.property.name="getByText"][arguments.length=1]:not([arguments.0.regex]):not([arguments.0.type="NewExpression"])',
        message: 'Playwright ignores case and finds parts of words: pass { exact: true } or a regular expression.' },
      { selector: "CallExpression[callee.object.property.name='describe'][callee.property.name=/^(skip|only|fixme)$/]", message: 'No test is skipped or alone.' },
      { selector: "Property[key.name='delay_ms']", message: 'A busy machine misses what stands for a time only: hold the call (test/support/hold).' },
      { selector: "CallExpression[callee.property.name='accessible'][callee.object.property.name='be']", message: 'A sheet that still fades in has no contrast: expectAccessible of test/support/accessible waits for it.' }],
  } },
  { files: ['test/support/accessible.ts'], rules: { 'no-restricted-syntax': 'off' } },
  // The two rules that need types: one recognises an element behind any name, the other a text.
  { files: ['test/**/*.{ts,tsx}'], ignores: ['test/types/**'], plugins: { local: { rules: { 'no-element-in-assertion': noElementInAssertion } } },
    languageOptions: withTypes,
    rules: { 'local/no-element-in-assertion': 'error' } },
  // An assertion of Playwright that is not awaited checks nothing.
  { files: ['test/**/*.spec.ts', 'test/support/flow*.ts'], rules: { '@typescript-eslint/no-floating-promises': 'error' } },
  { files: product, ignores: ['src/testing/**'], plugins: { compat }, rules: { 'compat/compat': 'error' } },
  { files: product, plugins: { react, 'jsx-a11y': jsxA11y }, settings: { react: { version: '19.3' } }, rules: {
    ...jsxA11y.flatConfigs.recommended.rules,
    // Safari keeps the list role of a styled list only if the role is explicit.
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    'react/jsx-key': 'error',
    'react/jsx-no-literals': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-danger': 'error',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'no-restricted-properties': ['error', ...markupSinks, ...secureOnly, ...slowWords, { object: 'document', property: 'write' }, { object: 'document', property: 'writeln' }, dateParse],
    'no-restricted-syntax': ['error', ...markup, ...privateNames],
    '@typescript-eslint/no-restricted-imports': ['error', { paths: newerReact }],
    'no-restricted-globals': ['error', ...slowGlobals],
    'no-eval': 'error', 'no-implied-eval': 'error', 'no-new-func': 'error',
  } },
  { files: views, rules: {
    'no-restricted-syntax': ['error', ...markup, ...privateNames, noHook],
    '@typescript-eslint/no-restricted-imports': ['error', { paths: reactTypes }],
  } },
  { files: ['src/api/contract/object.ts', 'elements/made-by-own-react.ts'], rules: { 'no-restricted-syntax': ['error', ...markup] } },
  { files: ['src/domain/dates.ts'], rules: { 'no-restricted-properties': ['error', ...markupSinks, ...secureOnly, ...slowWords] } },
  // Only a long text of another script than Latin needs it.
  { files: ['src/domain/excerpt.ts'], rules: { 'no-restricted-globals': 'off' } },
  // English does not load it.
  { files: ['src/text/{translate,language-names}.ts'], rules: { 'no-restricted-globals': 'off' } },
  { files: [...product, 'demo/**/*.{ts,tsx}'], plugins: { boundaries }, settings: {
    'boundaries/elements': elements,
    'boundaries/legacy-templates': false,
    // The descriptors match whole files; 7.2 still supports that mode and only warns about its name.
    'boundaries/legacy-warnings': false,
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'] } },
  }, rules: {
    'boundaries/dependencies': ['error', { default: 'disallow', checkAllOrigins: true, policies }],
  } },
  // Only where React is used: a store may have a function called use.
  { files: ['src/{features,widgets}/**/*.{ts,tsx}', 'elements/**/*.tsx'], ignores: ['src/features/**/!(use-own)-store.ts'], plugins: { 'react-hooks': reactHooks }, rules: {
    'react-hooks/rules-of-hooks': 'error',
    'react-hooks/exhaustive-deps': 'error',
  } },
  { files: ['src/{features,widgets,state,text}/**/*.{ts,tsx}', 'elements/**/*.{ts,tsx}'], ignores: ['src/text/*.ts'], plugins: { words: { rules: { 'at-render': wordsAtRender } } }, rules: { 'words/at-render': 'error' } },
  { files: ['src/features/**/*.tsx', 'src/widgets/**/*.tsx'], plugins: { local: { rules: { 'signals-need-hook': signalsNeedHook } } }, rules: {
    'local/signals-need-hook': 'error',
  } },
  { files: ['src/features/**/*.tsx', 'src/widgets/**/*.tsx', 'elements/**/*.tsx'], plugins: { text: { rules: { 'in-own-element': textInOwnElement } } },
    languageOptions: withTypes,
    rules: { 'text/in-own-element': 'error' } },
);
