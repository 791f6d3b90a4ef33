import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import doiuse from 'doiuse';
import postcss from 'postcss';

// Every feature of our style sheets that a browser of the floor (docs/browsers.md) lacks, unless it is one of these.
const { browserslist: browsers } = JSON.parse(readFileSync('package.json', 'utf8'));
const withoutHarm = {
  'css-dir-pseudo': 'arrows of right-to-left pages before Chromium 120 (docs/browsers.md)',
  'css-subgrid': 'lines of the payment dates before Chromium 117 (docs/browsers.md)',
  'css-scrollbar': 'the looks of a scroll bar',
  'css-overflow-anchor': 'a list may move while it grows',
  'css-resize': 'a field keeps its size',
  'css-touch-action': 'a double tap may zoom',
  'extended-system-fonts': 'another font of the list',
  'text-decoration': 'the looks of a line',
  'css-clip-path': 'on shapes of SVG, which we do not use',
  'css-masks': 'clip-path is counted as one',
  'css-unicode-bidi': 'plaintext, which all have',
  'multicolumn': 'a gap of grids is counted as one',
  'intrinsic-width': 'fit-content and max-content, which all have',
};

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src/**/*.css', 'elements/**/*.css'], { encoding: 'utf8' }).trim().split('\n');
const used = new Set();
let below = 0;
for (const file of files) {
  const onFeatureUsage = ({ feature, message }) => {
    used.add(feature);
    if (feature in withoutHarm) return;
    below++;
    console.error(message.split('\n')[0]);
  };
  await postcss([doiuse({ browsers, onFeatureUsage })]).process(readFileSync(file, 'utf8'), { from: file });
}
for (const feature of Object.keys(withoutHarm)) {
  if (used.has(feature)) continue;
  below++;
  console.error(`build/check-floor.mjs: nothing uses ${feature} any more`);
}
process.exit(below > 0 ? 1 : 0);
