import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import doiuse from 'doiuse';
import postcss from 'postcss';

// Reports every feature of our style sheets that the oldest supported browsers (docs/browsers.md) lack, except these.
const { browserslist: browsers } = JSON.parse(readFileSync('package.json', 'utf8'));
const harmless = {
  'css-dir-pseudo': 'arrows of right-to-left pages before Chromium 120 (docs/browsers.md)',
  'css-subgrid': 'lines of the payment dates before Chromium 117 (docs/browsers.md)',
  'css-scrollbar': 'the look of scroll bars',
  'css-overflow-anchor': 'a list may jump when it grows',
  'css-resize': 'a field cannot be resized',
  'css-touch-action': 'a double tap may zoom',
  'extended-system-fonts': 'the next font of the list is used',
  'text-decoration': 'the look of underlines',
  'css-clip-path': 'only missing for SVG shapes, which we do not use',
  'css-masks': 'clip-path is reported as a mask',
  'css-unicode-bidi': 'plaintext, which all browsers support',
  'multicolumn': 'the gap of grids is reported as multicolumn',
  'intrinsic-width': 'fit-content and max-content, which all browsers support',
};

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src/**/*.css', 'elements/**/*.css'], { encoding: 'utf8' }).trim().split('\n');
const used = new Set();
let below = 0;
for (const file of files) {
  const onFeatureUsage = ({ feature, message }) => {
    used.add(feature);
    if (feature in harmless) return;
    below++;
    console.error(message.split('\n')[0]);
  };
  await postcss([doiuse({ browsers, onFeatureUsage })]).process(readFileSync(file, 'utf8'), { from: file });
}
for (const feature of Object.keys(harmless)) {
  if (used.has(feature)) continue;
  below++;
  console.error(`build/check-browsers.mjs: nothing uses ${feature} any more`);
}
process.exit(below > 0 ? 1 : 0);
