import { expect } from '@open-wc/testing';
import { needsBuild } from '../../build/needs-build.mjs';
import { testOrder, timesOf } from '../../build/test-order.mjs';

describe('which tests wait for the build', () => {
  // Put together, since this file has no need of a build itself.
  const [dist, delivered, command] = ['dist', 'delivered', 'person'];
  const files: Record<string, string> = {
    'test/a/rule.test.ts': "import { rule } from '../../src/rule';\nimport { expect } from '@open-wc/testing';",
    'test/a/page.test.tsx': "await import('/" + dist + "/core.js');",
    'test/a/bytes.test.ts': "await fetch('/" + delivered + "/integrity.json');",
    'test/a/flow.test.ts': "import { openPerson } from '../support/open';",
    'test/support/open.ts': "import type { Person } from './person';\nexport * from './person';",
    'test/support/person.ts': "import '../a/flow.test';\nexecuteServerCommand(`" + command + '-${name}`);',
  };
  const needs = (file: string) => needsBuild(file, (name) => files[name]);

  it('are those that ask for a built file, and those whose helpers do', () => {
    expect(Object.keys(files).filter(needs)).to.deep.equal([
      'test/a/page.test.tsx', 'test/a/bytes.test.ts', 'test/a/flow.test.ts', 'test/support/open.ts', 'test/support/person.ts',
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
    const order = testOrder(['changed', 'failed', 'new', 'quick', 'slow'].map((file) => ({ file, changed: file === 'changed' ? 101 : 99 })), last);
    expect(order).to.deep.equal(['failed', 'changed', 'new', 'slow', 'quick']);
  });

  it('is by name where nothing is known', () => {
    expect(testOrder(['b', 'a'].map((file) => ({ file, changed: 1 })), { at: 0, files: {} })).to.deep.equal(['a', 'b']);
  });
});
