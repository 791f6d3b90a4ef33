import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// As TypeScript writes them: `from './x'`, `import('./x')`, `declare module './x'`.
const relative = /((?:\bfrom|\bimport|\bmodule)\s*\(?\s*["'])(\.{1,2}\/[^"']+)(["'])/g;
const external = /\b(?:from|import)\s*\(?\s*["']([^."'/][^"'/]*)/g;

/** Writes the declarations of the package beside its modules: those that the exports refer to, and no others. */
export function declarations() {
  return {
    name: 'declarations',
    writeBundle({ dir }, bundle) {
      const { status, stdout } = spawnSync(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-p', 'build/tsconfig.package.json', '--outDir', dir], { encoding: 'utf8' });
      if (status !== 0) throw new Error(`declarations could not be written:\n${stdout}`);
      const wanted = new Set();
      const visit = (file) => {
        if (wanted.has(file)) return;
        if (!existsSync(file)) throw new Error(`a declaration leads to ${file}, which is not in the package`);
        wanted.add(file);
        // Node's module resolution requires the extension, which our sources omit.
        const source = readFileSync(file, 'utf8');
        for (const [, name] of source.matchAll(external)) {
          // Those who install the package get a library's own declarations with it, but none of @types.
          if (existsSync(path.join('node_modules/@types', name))) throw new Error(`${path.relative(dir, file)} needs the types of '${name}', which come from @types: the package does not install them`);
        }
        const text = source.replace(relative, (_, before, to, after) => {
          visit(path.join(path.dirname(file), `${to}.d.ts`));
          return `${before}${to}.js${after}`;
        });
        writeFileSync(file, text);
      };
      for (const { isEntry, fileName } of Object.values(bundle)) {
        if (isEntry) visit(path.join(dir, fileName.replace(/\.js$/, '.d.ts')));
      }
      for (const name of readdirSync(dir, { recursive: true })) {
        const file = path.join(dir, name);
        if (file.endsWith('.d.ts') && !wanted.has(file)) rmSync(file);
      }
    },
  };
}
