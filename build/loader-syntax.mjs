import { transform } from 'esbuild';

/**
 * Every browser with modules runs the loader, so it uses only syntax of the first of them. It shows the message in an
 * unsupported browser (docs/browsers.md).
 */
export function loaderSyntax() {
  return {
    name: 'loader-syntax',
    async renderChunk(code, chunk) {
      if (chunk.fileName !== 'creator-elements.js') return null;
      const { code: older, map } = await transform(code, { target: 'chrome64', minify: true, format: 'esm', sourcemap: true, sourcefile: chunk.fileName });
      return { code: older.replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '\n'), map };
    },
  };
}
