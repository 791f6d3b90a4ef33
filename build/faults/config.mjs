import { writeFileSync } from 'node:fs';
import base from '../../web-test-runner.config.mjs';
import { bodyOf } from '../whole-run.mjs';

const { FAULTS_ONLY: only = '', FAULTS_LISTING: listing, FAULTS_FOUND: foundFile } = process.env;
const found = { calls: {}, cells: [] };

/** Tells the page which cells to run, and keeps what it reports. */
async function reports(context, next) {
  if (context.path === '/faults/wanted') {
    context.body = { only, listing: Boolean(listing) };
    return;
  }
  if (!context.path.startsWith('/faults/')) return next();
  const body = await bodyOf(context.req);
  if (context.path === '/faults/calls') found.calls[body.scene] = body.asked;
  else found.cells.push(...body);
  writeFileSync(foundFile, JSON.stringify(found));
  context.status = 204;
}

/** The test run of `npm test`, for the whole matrix of faults (build/faults.mjs). */
export default { ...base, concurrency: 2, middleware: [reports, ...base.middleware], testsFinishTimeout: 2_400_000 };
