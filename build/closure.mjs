/**
 * Every file that loading `start` causes. `dynamicSteps` is the depth of dynamic imports: 0 is what must be loaded
 * before the first line runs, 1 includes what an element loads at once (runtime, React, screen, first data call). What
 * a screen imports on a tap is one level deeper. Files that `skip` matches are excluded, with what only they import.
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
