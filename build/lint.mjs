import { spawn } from 'node:child_process';

const steps = [
  ['eslint', ['node_modules/eslint/bin/eslint.js', '-c', 'build/eslint.config.mjs', '--max-warnings', '0', '--no-error-on-unmatched-pattern', 'src', 'elements', 'demo', 'test']],
  ['floor of browsers', ['build/check-floor.mjs']],
  ['fences', ['build/check-fences.mjs']],
  ['proofs', ['build/check-proofs.mjs']],
  ['knip', ['node_modules/knip/bin/knip.js', '--no-progress']],
  // What only tests and the demo use is no part of the product.
  ['knip of the product', ['node_modules/knip/bin/knip.js', '--no-progress', '--production', '--tags=-notcalled']],
];

// One after the other, so that their messages stay apart; all of them, so that one run tells everything.
let failed = 0;
for (const [name, args] of steps) {
  const code = await new Promise((resolve) => {
    spawn(process.execPath, args, { stdio: 'inherit' }).on('close', resolve).on('error', () => resolve(1));
  });
  if (code !== 0) failed++;
  console.log(`${name}: ${code === 0 ? 'ok' : 'failed'}`);
}
process.exit(failed > 0 ? 1 : 0);
