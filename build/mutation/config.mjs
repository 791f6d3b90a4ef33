import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import base from '../../web-test-runner.config.mjs';
import { bundles, withOwnAddress } from '../test-runner/bundles.mjs';
import { bodyOf } from '../whole-run.mjs';
import { jobsOf } from './jobs.mjs';

const { MUTATION_WANTED: wantedFile, MUTATION_FOUND: foundFile } = process.env;
const { sources, mutants, tests, ownPage } = JSON.parse(readFileSync(wantedFile, 'utf8'));

/** Gives the sources with their mutants to the scripts of the tests. */
const instrumented = {
  name: 'instrumented',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const contents = sources[path.relative(process.cwd(), file).replaceAll('\\', '/')];
      return contents === undefined ? undefined : { contents: withOwnAddress(contents, file), loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
const mutated = bundles(tests, { folder: '.cache/mutation/bundles', first: [instrumented] });
let jobs;

/** A page inside of that of the runner, for one mutant: its module graph, its tags and its document are its own. */
const pageAddress = '/mutation/page';
const emptyPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><script>globalThis.load = (address) => import(address);</script></body>
</html>`;

/** Hands out what is to be run, one job to each page that asks, and keeps what it has seen. */
async function queue(context, next) {
  if (context.path === pageAddress) return void (context.body = emptyPage);
  if (context.path !== '/mutation/next') return next();
  jobs ??= jobsOf(mutants, tests.filter((file) => mutated.inputsOf(file).some((input) => input in sources)));
  const seen = await bodyOf(context.req);
  if (seen) jobs.done(seen);
  const job = await jobs.next();
  if (!job) writeFileSync(foundFile, JSON.stringify(jobs.found()));
  context.body = { job: job ?? null, page: ownPage ? pageAddress : undefined };
}

/** The test run of `npm test`, for one mutant after the other (build/mutation.mjs). */
export default {
  ...base, concurrency: 4, middleware: [queue, mutated.middleware, ...base.middleware], plugins: [mutated.plugin, ...base.plugins], browserStartTimeout: 120_000, testsFinishTimeout: 7_200_000,
};
