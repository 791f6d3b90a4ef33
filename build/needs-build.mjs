/** How a test of web-test-runner gets at the built files: as a page of theirs, or by their addresses. Flows always do. */
const built = /['"`/]dist\/|\/delivered/;
const imports = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/**
 * Whether a test file, or a helper that it imports, asks for the built files. Every other test runs on the sources.
 * @param {string} file below the project, with slashes
 * @param {(file: string) => string | undefined} read the text of a file below test/, where there is one
 */
export function needsBuild(file, read, seen = new Set()) {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = read(file);
  if (text === undefined) return false;
  if (built.test(text)) return true;
  return [...text.matchAll(imports)].some(([, address]) => {
    const target = resolve(file, address);
    return target.startsWith('test/') && ['', '.ts', '.tsx'].some((end) => needsBuild(target + end, read, seen));
  });
}

function resolve(from, address) {
  const parts = from.split('/').slice(0, -1);
  for (const part of address.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
