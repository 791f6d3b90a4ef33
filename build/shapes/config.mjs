import { writeFileSync } from 'node:fs';
import base from '../../web-test-runner.config.mjs';
import { bodyOf } from '../whole-run.mjs';

const { SHAPES_WANTED: wanted = '{}', SHAPES_FOUND: foundFile } = process.env;
const found = [];

/** Tells the page what to generate, and keeps what it reports. */
async function reports(context, next) {
  if (context.path === '/shapes/wanted') {
    context.body = JSON.parse(wanted);
    return;
  }
  if (context.path !== '/shapes/found') return next();
  found.push(await bodyOf(context.req));
  writeFileSync(foundFile, JSON.stringify(found));
  context.status = 204;
}

/** The test run of `npm test`, for generated answers (build/shapes.mjs). */
export default { ...base, concurrency: 2, middleware: [reports, ...base.middleware], testsFinishTimeout: 14_400_000 };
