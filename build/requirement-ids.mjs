const oneId = /^[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\d+[a-z]?$/;

/** Requirement ids in brackets in a test title, as `[VAL-12] [VAL-13]` or `[VAL-12, VAL-13]`. */
export function idsIn(title) {
  return [...title.matchAll(/\[([^\]]*)\]/g)].flatMap((match) => {
    const parts = match[1].split(',').map((part) => part.trim());
    return parts.every((part) => oneId.test(part)) ? parts : [];
  });
}

/** The requirements table, from its tab-separated text with a heading line. */
export function readRequirements(text) {
  const [heading, ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const names = heading.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

/** The decision for each requirement that the specification leaves open: `[{ id: 'A1', title }]` by requirement id. */
export function readReadings(decisions) {
  const readings = new Map();
  for (const [, id, title, rest] of decisions.matchAll(/^([A-E]\d+)\. \*\*(.+?)\*\*(.*)$/gm)) {
    for (const [, area, first, last = first] of `${title}${rest}`.matchAll(/\b([A-Z]+)-(\d+)(?: to (?:[A-Z]+-)?(\d+))?/g)) {
      for (let number = Number(first); number <= Number(last); number++) {
        const requirement = `${area}-${String(number).padStart(2, '0')}`;
        readings.set(requirement, [...(readings.get(requirement) ?? []), { id, title: title.replace(/\.$/, '') }]);
      }
    }
  }
  return readings;
}

/** Ids in test titles that no requirement has, each with its titles. */
export function unknownIds(requirements, results) {
  const known = new Set(requirements.map((row) => row.id));
  return results.flatMap((result) => idsIn(result.title).filter((id) => !known.has(id)).map((id) => ({ id, title: result.title, file: result.file })));
}

/** Every requirement with its tests; it passes if at least one test names it and all that name it pass. */
export function judge(requirements, results) {
  const tests = new Map();
  for (const result of results) {
    for (const id of new Set(idsIn(result.title))) tests.set(id, [...(tests.get(id) ?? []), result]);
  }
  return requirements.map((row) => {
    const own = tests.get(row.id) ?? [];
    const status = own.length === 0 ? 'no test' : own.every((result) => result.passed) ? 'pass' : 'fail';
    return { ...row, status, titles: [...new Set(own.map((result) => result.title))].sort(), tests: own };
  });
}
