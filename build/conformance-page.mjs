import { levels, unseen } from './proof-levels.mjs';

const statuses = ['pass', 'fail', 'no test'];

/**
 * The conformance page: totals by area and by kind of proof, rows without a visible test, then every row, with its
 * reading if the specification leaves it open.
 */
export function conformancePage(rows, readings = new Map()) {
  const areas = [...new Set(rows.map((row) => row.area))];
  const passing = rows.filter((row) => row.status === 'pass');
  const count = (part) => [
    ...statuses.map((status) => part.filter((row) => row.status === status).length),
    ...levels.map((level) => part.filter((row) => row.proof === level.name).length),
    part.length,
  ];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    '# Conformance',
    '',
    'Written by `npm run conformance` from docs/requirements.tsv and the last test run. A requirement passes when at least one test',
    'names its id and every test that names it passes. How it is proven is read from the test files: from their folder, and from what',
    'they import (`build/proof-levels.mjs`), so that a test without an element cannot claim a screen. `build/proof-overrides.tsv` names',
    'rows that claim less than that, and why.',
    '',
    line(['proof', 'a row is', 'rows']),
    '|---|---|---:|',
    ...levels.map((level) => line([level.name, level.says, passing.filter((row) => row.proof === level.name).length])),
    '',
    line(['area', ...statuses, ...levels.map((level) => level.name), 'rows']),
    `|---|${'---:|'.repeat(statuses.length + levels.length + 1)}`,
    ...areas.map((area) => line([area, ...count(rows.filter((row) => row.area === area))])),
    line(['**all**', ...count(rows)]),
    '',
    ...listing('About something people see, and seen by no test', unseen(rows)),
    ...listing('By a rule or the table of calls alone', passing.filter((row) => ['rule', 'table', 'sandbox'].includes(row.proof))),
    '## Every row',
    '',
    line(['id', 'requirement', 'reading', 'status', 'proof', 'tests']),
    '|---|---|---|---|---|---|',
    ...rows.map((row) => {
      const open = row.requirement.startsWith('(open)') ? (readings.get(row.id) ?? []) : [];
      const reading = open.map(({ id, title }) => `[${id}](decisions.md) ${cell(title)}`).join('<br>');
      return line([row.id, cell(row.requirement), reading, row.status, proofOf(row), row.titles.map(cell).join('<br>')]);
    }),
    '',
  ].join('\n');
}

function proofOf(row) {
  return row.why ? `${row.proof}: ${cell(row.why)}` : row.levels.join(', ');
}

function listing(title, rows) {
  return [`## ${title}`, '', ...(rows.length === 0 ? ['None.'] : rows.map((row) => `- ${row.id} (${proofOf(row)}): ${cell(row.requirement)}`)), ''];
}

function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
