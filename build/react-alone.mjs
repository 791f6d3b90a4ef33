import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What react and react-dom alone weigh over the wire, bundled as a page's own build would: bytes of gzip. */
export async function reactAlone() {
  const { outputFiles: [bundle] } = await build({
    stdin: { contents: "export * from 'react'; export * as dom from 'react-dom'; export { createRoot } from 'react-dom/client'; export { jsx, jsxs } from 'react/jsx-runtime';", resolveDir: '.' },
    bundle: true, minify: true, format: 'esm', define: { 'process.env.NODE_ENV': '"production"' }, write: false, logLevel: 'silent',
  });
  return gzipSync(bundle.contents, { level: 9 }).length;
}
