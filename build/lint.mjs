import { spawn } from 'node:child_process';
import { hashOf, isKnown, productInputs, remember } from './unchanged.mjs';

// A file's own content decides whether eslint looks at it again, and everything that the rules are made of whether it
// looks at all of them: imports that were resolved and types from other files are those of the day a file was last seen.
const rules = hashOf(['build/eslint.config.mjs', 'build/eslint-rules', 'build/style.mjs', 'build/layers.mjs', 'package-lock.json', 'tsconfig.json']);
const steps = [
  { name: 'eslint', args: ['node_modules/eslint/bin/eslint.js', '-c', 'build/eslint.config.mjs', '--cache', '--cache-strategy', 'content',
    '--cache-location', `.cache/eslint/${rules}`, '--max-warnings', '0', '--no-error-on-unmatched-pattern', 'src', 'elements', 'demo', 'test', 'build', '*.mjs'] },
  { name: 'floor of browsers', args: ['build/check-floor.mjs'] },
  { name: 'fences', args: ['build/check-fences.mjs'], inputs: [...productInputs, 'test/fences'] },
  { name: 'circular imports', args: ['build/check-cycles.mjs'] },
  { name: 'pages', args: ['build/check-pages.mjs'] },
  { name: 'proofs', args: ['build/check-proofs.mjs'] },
  { name: 'knip', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  // What only tests and the demo use is no part of the product.
  { name: 'knip of the product', args: ['node_modules/knip/bin/knip.js', '--no-progress', '--production', '--tags=-notcalled'] },
];

// One after the other, so that their messages stay apart; all of them, so that one run tells everything.
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
