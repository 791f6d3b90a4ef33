import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve('.');
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);

/** The files of the project that each file imports, type-only and dynamic imports included; packages are ignored. */
function importsOf(file, options, known) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => ts.resolveModuleName(fileName, file, options, ts.sys).resolvedModule?.resolvedFileName)
    .map((target) => target && resolve(target)).filter((target) => known.has(target));
}

/** Circular imports in some folders, each as the list of files from one back to itself. */
export function findCycles(folders) {
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: folders, exclude: [] }, ts.sys, root);
  const known = new Set(fileNames.map((file) => resolve(file)));
  const cycles = [];
  const done = new Set();
  const path = [];
  const visit = (file) => {
    if (path.includes(file)) return cycles.push([...path.slice(path.indexOf(file)), file].map((each) => relative(root, each)));
    if (done.has(file)) return;
    path.push(file);
    for (const target of importsOf(file, options, known)) visit(target);
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
