import { parseArgs } from 'node:util';
import { prepareRun, runWhole } from './whole-run.mjs';

// npm run walks                               two random walks of 1,000 steps in each of three sandboxes
// npm run walks -- --seed 7 --steps 200       the same ones again, or shorter ones
const { values } = parseArgs({ options: { seed: { type: 'string' }, steps: { type: 'string', default: '1000' }, walks: { type: 'string', default: '2' } } });
const wanted = { seed: Number(values.seed ?? Date.now() % 2 ** 31), steps: Number(values.steps), walks: Number(values.walks) };

prepareRun();
console.log(`seed ${wanted.seed}`);
process.exitCode = await runWhole('walks', { WALKS_WANTED: JSON.stringify(wanted) });
