// npm run demo:native: the elements in a native window, with their own sandbox.
import { hasWebKit, runNative } from './native-host.mjs';

if (hasWebKit()) process.exit(await runNative('main.py'));
console.log('skipped: WebKitGTK is not installed (apt-get install python3-gi gir1.2-gtk-3.0 gir1.2-webkit2-4.1)');
