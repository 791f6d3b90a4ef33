/** How a test can prove a requirement, strongest first. */
export const levels = [
  { name: 'screen', says: 'seen on a screen: an element or the whole app as a creator meets it', folders: /^test\/(?!build\/|demo\/marketplace\/)/,
    imports: /\/support\/(flow|screen|open-element|embedding-page|host-page|framework-cases)$|(^|\/)(open-[a-z-]+|every-element)$|^[./]*elements\/(creator-[a-z-]+|define)$/ },
  { name: 'part', says: 'seen on a part of a screen, drawn alone', folders: /^test\/(widgets|features)\//, imports: /(^|\/)mount$/ },
  { name: 'wire', says: 'seen on the wire: requests that were sent, answers that were read', folders: /^test\/(?!build\/|demo\/)/,
    imports: /\/support\/(world|answering-fetch)$|\/src\/(api\/client|runtime|configure-creator)$/ },
  { name: 'sandbox', says: 'answered by the sandbox, which stands in for the marketplace', folders: /^test\/demo\//, imports: /./ },
  { name: 'table', says: 'by the table of calls alone', folders: /^test\/api\/contract\//, imports: /./ },
  { name: 'rule', says: 'by a rule alone', folders: /^test\//, imports: /./ },
];

const rank = (name) => levels.findIndex((level) => level.name === name);
const strongest = (names) => [...names].sort((a, b) => rank(a) - rank(b))[0];

/** The kind of proof of a test in the last run; a test whose title is in a helper file has that of the whole file. */
export function levelOfTest({ all, tests }, title) {
  const own = tests.filter((test) => test.title.test(title));
  return own.length > 0 ? strongest(own.map((test) => test.level)) : all;
}

/**
 * Requirements whose tests look stronger than they are, as `id<TAB>level<TAB>why`: an entry may only lower the level.
 */
export function readOverrides(text) {
  const [, ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return new Map(lines.map((line) => {
    const [id, level, why] = line.split('\t');
    if (rank(level) < 0 || !why) throw new Error(`not an override: ${line}`);
    return [id, { level, why }];
  }));
}

/** Every judged row with the levels of its tests, strongest first, and the one that counts. */
export function proven(rows, level, overrides = new Map()) {
  const known = new Set(rows.map((row) => row.id));
  for (const id of overrides.keys()) if (!known.has(id)) throw new Error(`no requirement has the id ${id}`);
  return rows.map((row) => {
    const found = levels.map((level) => level.name).filter((name) => row.tests.some((test) => level(test) === name));
    const override = overrides.get(row.id);
    if (override && (found.length === 0 || rank(override.level) <= rank(found[0]))) {
      throw new Error(`${row.id}: an override may only claim less than the tests show (${found[0] ?? 'nothing'})`);
    }
    return { ...row, levels: found, proof: override?.level ?? found[0], why: override?.why };
  });
}

// Rows of these kinds are about what users see.
const seenKinds = new Set(['screen', 'text', 'state', 'error']);

/** Passing rows about something visible that no test sees on a screen. */
export function unseen(rows) {
  return rows.filter((row) => seenKinds.has(row.kind) && row.status === 'pass' && !['screen', 'part'].includes(row.proof));
}
