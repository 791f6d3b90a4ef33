import { expect } from '@open-wc/testing';
import { needsBuild } from '../../build/needs-build.mjs';
import { afterSecondTry, filesToTryAgain } from '../../build/second-try.mjs';
import { testOrder, timesOf } from '../../build/test-order.mjs';

describe('which tests wait for the build', () => {
  // Put together, since this file has no need of a build itself.
  const [dist, delivered] = ['dist', 'delivered'];
  const files: Record<string, string> = {
    'test/a/rule.test.ts': "import { rule } from '../../src/rule';\nimport { expect } from '@open-wc/testing';",
    'test/a/page.test.tsx': "await import('/" + dist + "/core.js');",
    'test/a/bytes.test.ts': "await fetch('/" + delivered + "/integrity.json');",
    'test/a/embedded.test.ts': "import { openPage } from '../support/open';",
    'test/support/open.ts': "import type { Page } from './page';\nexport * from './page';",
    'test/support/page.ts': "import '../a/embedded.test';\nimport('/" + dist + "/core.js');",
  };
  const needs = (file: string) => needsBuild(file, (name) => files[name]);

  it('are those that ask for a built file, and those whose helpers do', () => {
    expect(Object.keys(files).filter(needs)).to.deep.equal([
      'test/a/page.test.tsx', 'test/a/bytes.test.ts', 'test/a/embedded.test.ts', 'test/support/open.ts', 'test/support/page.ts',
    ]);
  });

  it('are none that run on the sources', () => {
    expect(needs('test/a/rule.test.ts')).to.equal(false);
    expect(needs('test/a/no-such-file.test.ts')).to.equal(false);
  });
});

describe('the order of test files', () => {
  it('is: what failed last, what was changed since, what is new or takes longest', () => {
    const last = { at: 100, files: timesOf([
      { file: 'quick', ms: 3, passed: true }, { file: 'slow', ms: 40, passed: true }, { file: 'slow', ms: 50, passed: true },
      { file: 'failed', ms: 1, passed: true }, { file: 'failed', ms: 1, passed: false }, { file: 'changed', ms: 2, passed: true },
    ]) };
    const order = testOrder(['changed', 'failed', 'new', 'quick', 'slow'].map((file) => ({ file, changed: file === 'changed' ? 101 : 99 })), last, 1);
    expect(order).to.deep.equal(['failed', 'changed', 'new', 'slow', 'quick']);
  });

  it('is that of the seed where nothing is known', () => {
    const files = [...'abcdefgh'];
    const inOrder = (seed: number, some: readonly string[]) => testOrder(some.map((file) => ({ file, changed: 1 })), { at: 0, files: {} }, seed).join('');
    expect(inOrder(1, files)).to.equal(inOrder(1, [...files].reverse()));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => inOrder(seed, files))).size).to.equal(5);
    expect(new Set([...Array(20).keys()].map((seed) => inOrder(seed, ['a', 'b']))).size).to.equal(2);
    // One that fails alone runs in the order that it had among all.
    expect(inOrder(1, ['a', 'd', 'g'])).to.equal(inOrder(1, files).replace(/[bcefh]/g, ''));
  });
});

describe('the second try of test files that failed', () => {
  const result = (file: string, title: string, passed: boolean) => ({ file, title, passed });
  const first = [result('a', 'one', true), result('b', 'two', false), result('b', 'three', true), result('c', 'four', false)];

  it('is of each once', () => {
    expect(filesToTryAgain([...first, result('b', 'five', false)])).to.deep.equal(['b', 'c']);
    expect(filesToTryAgain([result('a', 'one', true)])).to.deep.equal([]);
  });

  it('is of none where many failed', () => {
    expect(filesToTryAgain(['a', 'b', 'c', 'd', 'e', 'f'].map((file) => result(file, 'one', false)))).to.deep.equal([]);
  });

  it('counts what passed then and names it as flaky, and leaves what failed twice', () => {
    const second = [result('b', 'two', true), result('b', 'three', true), result('c', 'four', false)];
    expect(afterSecondTry(first, second)).to.deep.equal({ results: [first[0], ...second], flaky: [first[1]] });
  });

  it('leaves a file failed that did not come back', () => {
    expect(afterSecondTry(first, [])).to.deep.equal({ results: first, flaky: [] });
  });
});
