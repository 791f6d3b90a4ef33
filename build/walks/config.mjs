import base from '../../web-test-runner.config.mjs';

/** Tells the page what to walk. */
function wanted(context, next) {
  if (context.path !== '/walks/wanted') return next();
  context.body = JSON.parse(process.env.WALKS_WANTED);
}

/** The test run of `npm test`, for longer walks (build/walks.mjs). */
export default { ...base, concurrency: 2, middleware: [wanted, ...base.middleware], testsFinishTimeout: 14_400_000 };
