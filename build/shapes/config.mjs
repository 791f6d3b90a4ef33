import { writeFileSync } from 'node:fs';
import base from '../../web-test-runner.config.mjs';

const { SHAPES_WANTED: wanted = '{}', SHAPES_FOUND: foundFile } = process.env;
const found = [];

/** Tells the page what to generate, and keeps what it reports. */
async function reports(context, next) {
  if (context.path === '/shapes/wanted') {
    context.body = JSON.parse(wanted);
    return;
  }
  if (context.path !== '/shapes/found') return next();
  const parts = [];
  for await (const part of context.req) parts.push(part);
  found.push(JSON.parse(Buffer.concat(parts).toString('utf8')));
  writeFileSync(foundFile, JSON.stringify(found));
  context.status = 204;
}

/** The test run of `npm test`, for generated answers (build/shapes.mjs). */
export default { ...base, concurrency: 2, middleware: [reports, ...base.middleware], testsFinishTimeout: 14_400_000 };
