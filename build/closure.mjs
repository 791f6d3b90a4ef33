/** Every file that loading `start` brings in: only static imports, or dynamic ones as well. */
export function closure(manifest, start, { dynamic = false } = {}) {
  const seen = new Set();
  const visit = (name) => {
    const file = manifest[name];
    if (seen.has(name) || !file) return;
    seen.add(name);
    for (const next of file.imports) visit(next);
    if (dynamic) for (const next of file.dynamicImports) visit(next);
  };
  visit(start);
  return seen;
}
