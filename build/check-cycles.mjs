import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { importsOf } from './imports.mjs';

const isFile = (file) => existsSync(file) && statSync(file).isFile();

/** Circular imports in some folders, each as the list of files from one back to itself. */
export function findCycles(folders) {
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`)).filter((file) => /\.tsx?$/.test(file));
  const known = new Set(files);
  const cycles = [];
  const done = new Set();
  const path = [];
  const visit = (file) => {
    if (path.includes(file)) return cycles.push([...path.slice(path.indexOf(file)), file]);
    if (done.has(file)) return;
    path.push(file);
    for (const target of importsOf(file, readFileSync(file, 'utf8'), isFile)) if (known.has(target)) visit(target);
    path.pop();
    done.add(file);
  };
  for (const file of known) visit(file);
  return cycles;
}

const cycles = findCycles(['src', 'elements']);
for (const cycle of cycles) console.error(`circular import: ${cycle.join(' > ')}`);
// The check must find the circles of the fixtures, or it checks nothing.
const fixtures = ['test/lint-rules/cycles/by-type', 'test/lint-rules/cycles/late'].filter((folder) => findCycles([folder]).length === 0);
for (const folder of fixtures) console.error(`${folder}: its circular import is not found`);
process.exit(cycles.length + fixtures.length > 0 ? 1 : 0);
