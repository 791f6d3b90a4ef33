import { existsSync, readFileSync } from 'node:fs';

const folder = './dist/package/';

/** What `exports` in package.json offers of the build for bundlers, and the source of each entry. */
export function sourcesOfPackage() {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const built = Object.values(exports).filter((target) => typeof target === 'string' && target.startsWith(folder) && target.endsWith('.js'));
  return built.map((target) => {
    const name = target.slice(folder.length, -'.js'.length);
    const source = [`${name}.ts`, `${name}.tsx`].find((file) => existsSync(file));
    if (!source) throw new Error(`package.json exports ${target}, but there is no ${name}.ts`);
    return source;
  });
}
