const rowHeight = 30;
const left = 250;
const right = 90;
const width = 720;
const top = 44;

// The picture is an image of its own in a document, so it follows the colours of the reader's system by itself.
const style = `
  text { font: 14px system-ui, sans-serif; fill: #1b1725; }
  .title { font-weight: 600; }
  .bar { fill: #8a8594; }
  .ours { fill: #6d28d9; }
  .target { stroke: #b45309; stroke-dasharray: 4 3; }
  .note { fill: #b45309; font-size: 12px; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f4f1fa; }
    .bar { fill: #8d869c; }
    .ours { fill: #b794f6; }
    .target { stroke: #fbbf24; }
    .note { fill: #fbbf24; }
  }`;

/**
 * A bar chart as SVG.
 * @param {{ title: string, rows: readonly { name: string, value: number, ours?: boolean }[], target?: number, digits?: number }} chart
 */
export function barChart({ title, rows, target, digits = 0 }) {
  const most = Math.max(target ?? 0, ...rows.map(({ value }) => value));
  const length = (value) => Math.max(1, Math.round((value / most) * (width - left - right)));
  const height = top + rows.length * rowHeight + 22;
  const bars = rows.flatMap(({ name, value, ours }, index) => {
    const y = top + index * rowHeight;
    return [
      `<text x="${left - 8}" y="${y + 19}" text-anchor="end">${escape(name)}</text>`,
      `<rect class="${ours ? 'ours' : 'bar'}" x="${left}" y="${y + 5}" width="${length(value)}" height="${rowHeight - 10}" rx="3"/>`,
      `<text x="${left + length(value) + 6}" y="${y + 19}">${number(value, digits)}</text>`,
    ];
  });
  const line = target === undefined ? [] : [
    `<line class="target" x1="${left + length(target)}" x2="${left + length(target)}" y1="${top}" y2="${height - 20}"/>`,
    `<text class="note" x="${left + length(target)}" y="${height - 6}" text-anchor="middle">target ${number(target, digits)}</text>`,
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}">`,
    `<style>${style}\n</style>`, `<text class="title" x="0" y="22">${escape(title)}</text>`, ...bars, ...line, '</svg>', '',
  ].join('\n');
}

export function number(value, digits) {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
