import { transform } from 'esbuild';

/**
 * The loader speaks to every browser that has modules, so it is written in what those could read from the start: it is
 * what tells an unsupported browser (docs/browsers.md) that it is too old for the rest.
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
