// npm run test:native: tests the native app under a virtual screen.
import { spawnSync } from 'node:child_process';
import { hasWebKit, runNative } from './native-host.mjs';

if (!hasWebKit()) console.log('skipped: WebKitGTK is not installed');
else if (spawnSync('xvfb-run', ['--help'], { stdio: 'ignore' }).error) console.log('skipped: Xvfb is not installed');
else {
  const code = await runNative('test/host_test.py', { virtualScreen: true });
  if (code === 0) console.log('ok');
  process.exitCode = code;
}
