import { words } from '../words';

/**
 * The texts about a failure for the developers of a page (docs/troubleshooting.md); creators see the texts of their
 * screens.
 */
export const diagnosisWords = {
  guide: (code: string) => `docs/troubleshooting.md#${code}`,
  summary: (code: string) => `For the developers of this page: ${code}`,
  see: (guide: string) => `More: ${guide}`,
  console: (tag: string, code: string, message: string, guide: string) => `creator-elements: <${tag}> ${code}: ${message} (${guide})`,
  foreignAnswer: (base: string, status: number | undefined) =>
    `The answer of ${base} (status ${status ?? 'none'}) is no JSON, so it is not the API's. Check api-base.`,
  crossOrigin: (base: string) =>
    `${base} is there but refuses calls from this origin. Use the address of this origin in api-base, or allow the origin with credentials (CORS).`,
  unresolved: 'This page cannot resolve api-base. Write a complete address in it: a page of a blob: or data: address has none to start from.',
  silent: (base: string) => `Nothing answers at ${base}, while this page's own server does. Check api-base.`,
  policy: (directive: string, source: string) => `The page's Content-Security-Policy refuses it. Add to the policy: ${directive} ${source}`,
  chunk: 'A script of the bundle did not arrive. Check that all files of one version are on the server.',
  render: 'The screen failed while rendering; onEvent of configureCreator() has the component stack.',
  load: 'What was loaded could not be made into what is shown; onEvent of configureCreator() has the class of the error.',
  app: 'The app could not go to its next screen; onEvent of configureCreator() has the class of the error.',
  noSession: 'The API answered 401: nobody is logged in. Log the creator in before showing the element, or listen to creator-session-expired.',
  sessionExpired: 'The API answered 401: the session has ended. Listen to creator-session-expired to log the creator in again.',
  unsupported: 'The elements need Chromium 111, Firefox 121, Safari 16.4 or newer.',
  unknownScenario: 'The attribute scenario names none of the recorded scenarios.',
  notConfigured: 'The page says creator-config="wait", but has not called configureCreator() for 15 seconds.',
  noRuntime: 'The property runtime is not what createRuntime() returns, so the element uses the runtime of the page.',
  configuredLate: (guide: string) =>
    `creator-elements: configureCreator() came after elements had made calls without it. Call it before DOMContentLoaded, or write creator-config="wait" on <html> or on the script (${guide})`,
  network: 'The API could not be reached.',
  unsent: 'The call was not sent, since a function of the page (getAuth, getHeaders) threw, took longer than ten seconds or answered what cannot be a header; onEvent of configureCreator() has the class of the error.',
  timedOut: (call: string) => `The API did not answer ${call} within 5 seconds.`,
  server: (call: string, status: number | undefined) => `The API failed with status ${status ?? 'unknown'} at ${call}.`,
  refused: (call: string, status: number | undefined) => `The API refused ${call} with status ${status ?? 'unknown'}.`,
  malformed: (call: string) => `The answer of the API to ${call} does not have the form that docs/openapi.json gives it.`,
};

/** What creators see if an element cannot begin. */
export const notBegunWords = words('not-begun', {
  oldBrowser: 'Please update your browser',
  oldBrowserAdvice: 'This page needs a newer version to work.',
  notLoaded: 'This part of the page could not be loaded',
  reload: 'Reload the page',
});
