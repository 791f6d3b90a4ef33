import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** The compressed size of react and react-dom alone, bundled as in a page: bytes of gzip. */
export async function reactAlone() {
  const { outputFiles: [bundle] } = await build({
    stdin: { contents: "export * from 'react'; export * as dom from 'react-dom'; export { createRoot } from 'react-dom/client'; export { jsx, jsxs } from 'react/jsx-runtime';", resolveDir: '.' },
    bundle: true, minify: true, format: 'esm', define: { 'process.env.NODE_ENV': '"production"' }, write: false, logLevel: 'silent',
  });
  return gzipSync(bundle.contents, { level: 9 }).length;
}
