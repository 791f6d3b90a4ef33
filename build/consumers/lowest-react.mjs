import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The problems of a page that must use the oldest supported React: another version, or a name that it lacks. */
export function checkLowestReact(place) {
  const require = createRequire(path.join(place, 'package.json'));
  const own = path.join(place, 'node_modules', 'creator-elements');
  const { peerDependencies } = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8'));
  const faults = [];
  for (const [name, range] of Object.entries(peerDependencies)) {
    const { version } = require(`${name}/package.json`);
    if (range.replace(/^(\^|~|>=)\s*/, '') !== version) faults.push(`it has ${name} ${version}, but the package allows ${range}`);
  }
  const folder = path.join(own, 'dist', 'package');
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(path.join(folder, file), 'utf8');
    for (const [, names, from] of code.matchAll(/^import \{([^}]*)\} from ['"](react(?:-dom)?(?:\/[\w-]+)?)['"]/gm)) {
      const there = require(from);
      for (const name of names.split(',').map((each) => each.trim().split(' as ')[0])) if (!(name in there)) faults.push(`${file} needs ${name} of ${from}, which this React has not`);
    }
  }
  return faults;
}
