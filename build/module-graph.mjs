/** Returns a function that lists modules with all of their direct and indirect imports. */
export function closureOf(imports) {
  return (roots) => {
    const found = new Set();
    const visit = (id) => {
      if (found.has(id)) return;
      found.add(id);
      imports(id).forEach(visit);
    };
    roots.forEach(visit);
    return found;
  };
}

/** Adds a value to the set that a map has for a key. */
export function note(map, key, value) {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}
