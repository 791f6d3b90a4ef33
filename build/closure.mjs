/**
 * Every file that loading `start` brings in by itself. `dynamicSteps` says how many dynamic imports deep:
 * 0 is what must be there before the first line runs, 1 also what an element's shell fetches at once
 * (runtime, React, screen, first data call). What a screen imports later, on a click, is a step further.
 * Files that `skip` matches are left out, with what only they import.
 */
export function closure(manifest, start, { dynamicSteps = 0, skip } = {}) {
  const seen = new Set();
  let level = [start];
  for (let step = 0; step <= dynamicSteps; step++) {
    const fresh = [];
    const visit = (name) => {
      if (seen.has(name) || !manifest[name] || skip?.test(name)) return;
      seen.add(name);
      fresh.push(name);
      manifest[name].imports.forEach(visit);
    };
    level.forEach(visit);
    level = fresh.flatMap((name) => manifest[name].dynamicImports);
  }
  return seen;
}
