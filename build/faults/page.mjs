/** How many cells of writes run in `npm test` (test/faults/writes.test.ts). */
export const writeSample = 45;

/** How often each answer was seen, the most frequent first: `error screen 28, login 2`. */
function counted(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value, count]) => `${value} ${count}`).join(', ');
}

const saidOf = ({ said }) => {
  if (said.startsWith('instead')) return 'words in its place';
  return said || 'all is there';
};

/**
 * The first part of docs/reliability.md, made of what a run of the whole matrix has seen.
 * @param {{ scene: string, call: string, fault: string, status: string, said: string, way: string, problems: string[] }[]} cells
 */
export function readsPart(cells) {
  const sorted = inOrder(cells, 'scene');
  const rows = groups(sorted, ({ scene, call }) => `| ${scene} | \`${call}\` |`);
  const kinds = groups(sorted, ({ fault }) => fault);
  const failed = cells.filter(({ problems }) => problems.length > 0).length;
  return `# Reliability

<!-- Written by npm run faults -- --write; not to be edited. -->

Every element is opened while one of its reading calls fails, for each call that it makes and each fault: ${cells.length.toLocaleString('en')} cells, ${(cells.length - failed).toLocaleString('en')} as expected. \`npm run faults\` runs them all, \`npm test\` a fixed sample of 200. \`npm run faults -- earnings\` runs those with 'earnings' in their name.

In each cell something can be read, nothing says \`undefined\`, \`NaN\`, \`[object Object]\` or 'Invalid Date', the screen comes to rest without skeletons, no promise is rejected without a handler, and what is missing is said. Then the fault ends, and a creator or the page gets everything back. Time limits and pauses pass at once.

- **error screen**: the element's status is \`error\`, with \`creator-error\`. **retry**: a part says that it is missing and has a button. **toast**, **words in its place**, **degraded**: it is said so. **login**: the session has ended.
- **left out**: the part is missing without a word. Decisions allow that for the calls in \`test/faults/excused.ts\` only.
- The way on: the button, the same tap, \`refresh()\`, the login, or opening the screen again.

## What creators see

| element | call | what is seen in how many faults | way on |
|---|---|---|---|
${[...rows].map(([row, all]) => `${row} ${counted(all.map(saidOf))} | ${counted(all.map(({ way }) => way))} |`).join('\n')}

## Faults

| fault | what is seen in how many calls | way on |
|---|---|---|
${[...kinds].map(([fault, all]) => `| ${fault} | ${counted(all.map(saidOf))} | ${counted(all.map(({ way }) => way))} |`).join('\n')}
`;
}

/**
 * Its part about writes.
 * @param {{ write: string, call: string, fault: string, said: string, way: string, problems: string[] }[]} cells
 */
export function writesPart(cells) {
  const failed = cells.filter(({ problems }) => problems.length > 0).length;
  const table = (heading, rows) => `| ${heading} | what is seen | way on |\n|---|---|---|\n${[...rows].map(([row, all]) => `| ${row} | ${counted(all.map(({ said }) => said))} | ${counted(all.map(({ way }) => way))} |`).join('\n')}`;
  const sorted = inOrder(cells, 'write');
  return `## Writes

Each call that changes something is made by taps and typing as a creator makes it, with each fault: ${cells.length.toLocaleString('en')} cells, ${(cells.length - failed).toLocaleString('en')} as expected. \`npm run faults -- writes:\` runs them all, \`npm test\` a fixed sample of ${writeSample}. A writing call of the contract that has no such way fails a test.

In each cell the creator is told what the server says, or our own sentence; whether it may have happened is said exactly where that is unknown. Nothing typed or chosen is lost, nothing waits for ever, the element beside it stays as it is. Then the fault ends, and the same tap succeeds. The server has done it once, also where the answer of the first attempt was lost. A repeated PUT or DELETE of the same value counts as once. Two taps are one call.

- **done**: the answer is a success for this call, so the creator meets no fault. **login**: the session has ended; drafts are there after another login. **it was done**: the screen has found out by itself that the first attempt was successful.

${table('write', groups(sorted, ({ write, call }) => `${write} | \`${call}\``)).replace('| write | what', '| write | call | what').replace('|---|---|---|', '|---|---|---|---|')}

${table('fault of a write', groups(sorted, ({ fault }) => fault))}
`;
}

/** test/faults/asked.ts, made of what each scene has asked for. */
export function askedModule(calls) {
  const lines = Object.entries(calls).map(([scene, asked]) => `  ${quoted(scene)}: [${asked.map(quoted).join(', ')}],`);
  return `// Written by npm run faults -- --write; not to be edited.

/** What each scene asks for while everything works. */
export const asked: Readonly<Record<string, readonly string[]>> = {
${lines.join('\n')}
};
`;
}

/** Two pages report their cells as they come; the document must not depend on that. */
const inOrder = (cells, name) => [...cells].sort((a, b) => a[name].localeCompare(b[name]) || a.call.localeCompare(b.call) || a.fault.localeCompare(b.fault));

function groups(cells, nameOf) {
  const found = new Map();
  for (const cell of cells) found.set(nameOf(cell), [...found.get(nameOf(cell)) ?? [], cell]);
  return found;
}

const quoted = (text) => `'${text}'`;
