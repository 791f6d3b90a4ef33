import { readdirSync } from 'node:fs';
import picomatch from 'picomatch';

/**
 * What is changed, and the tests that have to notice: a mutant in a file of many tests would cost more than it tells.
 * With `ownPage` each load of a test file gets a page of its own, because a page defines a tag once and has one history.
 * @type {readonly { sources: string, tests: string, ownPage?: boolean }[]}
 */
export const areas = [
  { sources: 'src/domain/*.ts', tests: 'test/domain/*.test.ts' },
  { sources: 'src/state/*.ts', tests: 'test/state/*.test.ts' },
  { sources: 'src/api/*.ts', tests: 'test/api/*.test.ts' },
  { sources: 'src/features/**/*-store.ts', tests: 'test/features/**/*-store.test.ts' },
  {
    sources: 'elements/{{attributes,base-element,find-runtime,hold-height,made-by-own-react,near-viewport,page-configuration,painter,policy-refusals,preload,remember-input,screen-status,skeleton},app/{address,entry-state,guard,match-route,scroll-memory,watch-location}}.ts',
    tests: 'test/elements/{{attributes,base-element,find-runtime,hold-height,made-by-own-react,near-viewport,page-configuration,painter,policy-refusals,preload,remember-input,screen-status,skeleton},app/{address,address-numbers,address-places,address-watch,entry-state,guard,match-route,scroll-memory,watch-location}}.test.{ts,tsx}',
    ownPage: true,
  },
  { sources: 'elements/{define,first-frame,view}.{ts,tsx}', tests: 'test/elements/{define,define-host,define-loading,define-session,first-frame,start-first-frame,view}.test.tsx', ownPage: true },
];

/**
 * The files of a pattern that begins with a folder.
 * @param {string} pattern
 */
export function filesOf(pattern) {
  const folder = pattern.replace(/\/[^/]*[*{].*/, '');
  const fits = picomatch(pattern);
  return readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`).filter((file) => fits(file)).sort();
}
