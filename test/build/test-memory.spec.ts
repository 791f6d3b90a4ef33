import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openTestMemory, type TestMemory } from '../../build/test-memory.mjs';

const [card, world, page, flow, flowOfDocs] = ['test/card.test.ts', 'test/world.test.ts', 'test/page.test.ts', 'test/flow.spec.ts', 'test/flow-of-docs.spec.ts'];
const everyTest = [card, world, page, flow, flowOfDocs];
const files = {
  [card]: "import { card } from '../src/card';\nimport { helper } from './support/helper';",
  [world]: "import { createWorld } from './support/world';",
  [page]: "const page = '/dist/index.html';",
  [flow]: "import { steps } from './steps';",
  [flowOfDocs]: "const text = readFile('docs/guide.md');",
  'test/steps.ts': '',
  'test/support/helper.ts': '',
  'test/support/world.ts': '',
  'src/card.tsx': "import { money } from './domain/money';\nimport sheet from './card.css';\nconst later = () => import('./later');",
  'src/domain/money.ts': '',
  'src/card.css': '',
  'src/later.ts': "import type { Paint } from './paint';",
  'src/paint.ts': '',
  'src/unrelated.ts': '',
  'demo/marketplace/marketplace.ts': "import { money } from '../../src/domain/money';\nimport { call } from '../../src/call';",
  'demo/marketplace/pictures/one.svg': '',
  'src/call.ts': '',
  'docs/guide.md': '',
  'docs/other.md': '',
  'build/test-runner/page.mjs': '',
  'build/serve.mjs': '',
  'build/lint.mjs': '',
  'web-test-runner.config.mjs': "import { serve } from './build/serve.mjs';",
  'package-lock.json': '{}',
};
/** What the pages of the tests have asked the server for. */
const asked = {
  [card]: ['/', '/test/card.test.ts', '/src/card.tsx', '/node_modules/react/index.js', '/docs/guide.md', '/src/made-by-a-plugin.ts'],
  [world]: ['/test/world.test.ts', '/worlds', '/worlds/w1/api/v1/home'],
};
const passed = (file: string) => ({ file, title: `[HOME-01] ${file}`, passed: true, ms: 1 });

let root: string;

test.beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'creator-memory-'));
  for (const [file, text] of Object.entries(files)) write(file, text);
});

test.afterEach(() => { rmSync(root, { recursive: true, force: true }); });

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** What a run opens. It begins after the last change by the clock of the file system, which has steps of some milliseconds. */
async function open(environment = 'node 22, chromium 140'): Promise<TestMemory> {
  const begun = Date.now();
  await expect.poll(() => Date.now() - begun, { intervals: [10] }).toBeGreaterThan(20);
  return openTestMemory({ root, environment, onBuild: (file) => file === page || file.endsWith('.spec.ts') });
}

/** A run in which every test has passed. */
async function runEverything(): Promise<void> {
  (await open()).keep(everyTest.map(passed), { asked });
}

async function remembered(environment?: string): Promise<string[]> {
  const memory = await open(environment);
  return everyTest.filter((file) => memory.recall(file));
}

test.describe('the results of an earlier run', () => {
  test('count where no input has changed, with the titles from which requirements are proven', async () => {
    expect(await remembered()).toEqual([]);
    await runEverything();
    expect(await remembered()).toEqual(everyTest);
    expect((await open()).recall(card)).toEqual([passed(card)]);
  });

  const builtOnly = [page, flow, flowOfDocs];
  // Each line: a file that changes, and the tests that still count.
  for (const [change, rest] of Object.entries({
    'test/card.test.ts': [world, page, flow, flowOfDocs],
    'test/support/helper.ts': [world], // which the tests of the build could use
    'test/steps.ts': [card, world, page, flowOfDocs],
    'src/card.tsx': [world],
    'src/domain/money.ts': [],
    'src/card.css': [world],
    'src/later.ts': [world],
    'src/paint.ts': [world],
    'src/unrelated.ts': [card, world],
    'src/call.ts': [card],
    'src/made-by-a-plugin.ts': [world], // it did not exist, and now it does
    'demo/marketplace/marketplace.ts': [card],
    'demo/marketplace/pictures/one.svg': [card],
    'demo/marketplace/new.json': [card],
    'docs/guide.md': [world, page, flow],
    'docs/other.md': everyTest,
    'build/test-runner/page.mjs': [],
    'build/serve.mjs': [],
    'build/lint.mjs': [card, world],
    'web-test-runner.config.mjs': [],
    'package-lock.json': [],
  })) {
    test(`do not count for a test that uses ${change}, which has changed`, async () => {
      await runEverything();
      write(change, `${(files as Record<string, string>)[change] ?? ''}\n// changed`);
      expect(await remembered()).toEqual(rest);
      // With the content of before, what was found then holds again.
      if (change in files) write(change, (files as Record<string, string>)[change] ?? '');
      else rmSync(path.join(root, change));
      expect(await remembered()).toEqual(everyTest);
    });
  }

  test('do not count where an imported file is gone', async () => {
    await runEverything();
    rmSync(path.join(root, 'src/domain/money.ts'));
    expect(await remembered()).toEqual([]);
  });

  test('do not count where a new file takes the place of an imported one', async () => {
    await runEverything();
    write('src/card.ts', '');
    expect(await remembered()).not.toContain(card);
  });

  test('do not count with another browser, Node or clock', async () => {
    await runEverything();
    expect(await remembered('node 22, chromium 141')).toEqual([]);
  });

  test('are gone with the test file', async () => {
    await runEverything();
    const memory = await open();
    rmSync(path.join(root, card));
    memory.keep([]);
    write(card, files[card] ?? '');
    expect(await remembered()).toEqual([world, ...builtOnly]);
  });

  test('are those of the last run: a file that fails is not remembered, even if it passed before', async () => {
    await runEverything();
    (await open()).keep([passed(card), { ...passed(card), passed: false }, passed(world)], { asked, failed: [world] });
    expect(await remembered()).toEqual(builtOnly);
  });

  test('do not count where an input was saved during the run, even if it was put back', async () => {
    const memory = await open();
    write('src/domain/money.ts', 'export const broken = true;');
    write('src/domain/money.ts', '');
    // An editor or a version control that keeps the old time of the file.
    utimesSync(path.join(root, 'src/domain/money.ts'), 1, 1);
    memory.keep([card, page].map(passed), { asked });
    expect(await remembered()).toEqual([]);
  });

  test('do not count where an input was removed during the run', async () => {
    const memory = await open();
    rmSync(path.join(root, 'src/card.css'));
    memory.keep([card].map(passed), { asked });
    expect(await remembered()).toEqual([]);
  });
});

test.describe('a flow, which sees the build by what its pages ask for', () => {
  const [ofHome, ofDisk] = ['test/flow-of-home.spec.ts', 'test/flow-of-disk.spec.ts'];
  const built = {
    'dist/index.html': '<script src="/core.js">',
    'dist/manifest.json': '{ "core.js": { "imports": ["chunks/home-Ab_-123.js"], "bytes": 10, "gzip": 5 } }',
    'dist/core.js': "import('./chunks/home-Ab_-123.js'); import('./chunks/earnings-EEEEEEE.js');",
    'dist/chunks/home-Ab_-123.js': 'home()',
    'dist/chunks/earnings-EEEEEEE.js': 'earnings()',
    'demo/hosts/page/main.ts': "import { host } from '../../../src/host';",
    'src/host.ts': '',
    [ofHome]: "import { test } from './support/flow';",
    [ofDisk]: "await cp('dist', folder);",
    'test/support/flow.ts': '',
  };
  const requests = ['/influencer-home', '/core.js', '/copy/core.js', '/chunks/home-Ab_-123.js', '/api/v1/home'];

  test.beforeEach(async () => {
    for (const [file, text] of Object.entries(built)) write(file, text);
    (await open()).keep([ofHome, ofDisk].map(passed), { asked: { [ofHome]: requests, [ofDisk]: requests } });
  });
  const kept = async () => {
    const memory = await open();
    return [ofHome, ofDisk].filter((file) => memory.recall(file));
  };

  test('is kept with the same build', async () => {
    expect(await kept()).toEqual([ofHome, ofDisk]);
  });

  test('is kept where sources have changed and the files that it asked for have not, except if it reads the build from the disk', async () => {
    write('src/card.tsx', 'changed');
    rmSync(path.join(root, 'dist/chunks/earnings-EEEEEEE.js'));
    write('dist/chunks/earnings-fffffff.js', 'earnings(2)');
    write('dist/core.js', built['dist/core.js'].replace('EEEEEEE', 'fffffff'));
    write('dist/manifest.json', built['dist/manifest.json'].replace('10', '11'));
    expect(await kept()).toEqual([ofHome]);
  });

  for (const [file, text] of Object.entries({
    'dist/core.js': 'start()',
    'dist/chunks/home-Ab_-123.js': 'home(2)',
    'dist/index.html': '<script src="/other.js">',
    'dist/manifest.json': '{ "core.js": { "imports": [], "bytes": 10, "gzip": 5 } }',
    'src/call.ts': 'of the sandbox',
    'src/host.ts': 'of a host page',
    'demo/marketplace/new.json': '{}',
    'test/support/flow.ts': 'changed',
    [ofHome]: 'changed',
  })) {
    test(`is run again after a change of ${file}`, async () => {
      write(file, text);
      expect(await kept()).not.toContain(ofHome);
    });
  }
});
