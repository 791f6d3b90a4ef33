import { spawn } from 'node:child_process';
import { hashOf, isKnown, productInputs, remember } from './unchanged.mjs';

// eslint checks a file again if its content or one of the rules has changed. A change in an imported file does not
// cause a new check: rules that use types see the types of the last check.
const rules = hashOf(['build/eslint.config.mjs', 'build/eslint-rules', 'build/style.mjs', 'build/layers.mjs', 'package-lock.json', 'tsconfig.json']);
const steps = [
  { name: 'eslint', args: ['node_modules/eslint/bin/eslint.js', '-c', 'build/eslint.config.mjs', '--cache', '--cache-strategy', 'content',
    '--cache-location', `.cache/eslint/${rules}`, '--max-warnings', '0', '--no-error-on-unmatched-pattern', 'src', 'elements', 'demo', 'test', 'build', '*.mjs'] },
  { name: 'browsers', args: ['build/check-browsers.mjs'] },
  { name: 'lint rules', args: ['build/check-lint-rules.mjs'], inputs: [...productInputs, 'test/lint-rules'] },
  { name: 'first run', args: ['build/check-first-run.mjs'] },
  { name: 'circular imports', args: ['build/check-cycles.mjs'] },
  { name: 'pages', args: ['build/check-pages.mjs'] },
  { name: 'proofs', args: ['build/check-proofs.mjs'] },
  { name: 'knip', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  // Reports exports of the product that only tests and the demo use.
  { name: 'knip of the product', args: ['node_modules/knip/bin/knip.js', '--no-progress', '--production', '--tags=-notcalled'] },
];

// The steps run one after the other, so that their messages do not mix, and all of them, so that one run reports everything.
let failed = 0;
for (const { name, args, inputs } of steps) {
  const hash = inputs && hashOf(inputs);
  if (hash && isKnown(name, hash)) {
    console.log(`${name}: ok (nothing has changed)`);
    continue;
  }
  const code = await new Promise((resolve) => {
    spawn(process.execPath, args, { stdio: 'inherit' }).on('close', resolve).on('error', () => resolve(1));
  });
  if (code !== 0) failed++;
  else if (hash) remember(name, hash);
  console.log(`${name}: ${code === 0 ? 'ok' : 'failed'}`);
}
process.exit(failed > 0 ? 1 : 0);
