import { existsSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';

/**
 * Finds our TypeScript modules and removes their types, as the test runner does; the TypeScript plugin needs seconds
 * for it.
 */
export function stripTypes() {
  return {
    name: 'strip-types',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return null;
      const base = path.resolve(path.dirname(importer), source);
      return [`${base}.ts`, `${base}.tsx`].find((file) => existsSync(file)) ?? null;
    },
    async transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      const result = await transform(code, { loader: id.endsWith('x') ? 'tsx' : 'ts', target: 'es2022', jsx: 'automatic', sourcefile: id });
      return { code: result.code, map: null };
    },
  };
}
