import type { ApiError } from '../src/api/api-error';
import { getUserProfile } from '../src/api/contract/auth';
import { failureCodes, type FailureCode } from '../src/domain/failure-codes';
import { looksPrivate } from '../src/domain/safe-facts';
import { parseUrl } from '../src/domain/parse-url';
import type { Runtime } from '../src/runtime';
import { diagnosisWords as words } from '../src/text/en/diagnosis';
import type { CreatorErrorDetail } from './events';
import { ownScripts } from './own-scripts';
import { offerSupport } from './offer-support';
import { paintDiagnosis } from './paint-diagnosis';
import { refusalOf, refusals, type Refusal } from './policy-refusals';

/** One of our elements, or an undefined tag whose code did not arrive. */
type Diagnosed = HTMLElement & { runtime?: Runtime | undefined; status?: string };

interface Finding {
  code: FailureCode;
  message: string;
  retryable: boolean;
}

const told = new WeakMap<Element, unknown>();
const messagesTold = new Set<string>();

/**
 * Finds the cause of a failure and reports it: `creator-error`, one line on the console, and a note in the element if
 * the page is set up wrongly. An element that is ready again by then shows no note. Loaded only after a failure.
 * @param known what is known so far; the result may be more specific
 */
export async function diagnose(element: Diagnosed, known: FailureCode, error?: unknown): Promise<void> {
  if (error && told.get(element) === error) return;
  if (error) told.set(element, error);
  const lead = leadOf(known, error);
  if (!lead) return;
  const finding = await find(element, lead.code, lead.failure, error);
  // To find the cause takes time. Meanwhile another attempt may have succeeded: then nothing is wrong any more.
  if (element.isConnected && element.status !== 'ready') {
    paintDiagnosis(element, finding);
    offerSupport(element);
  }
  const { status, requestId } = (error as Partial<ApiError> | undefined) ?? {};
  tell(element, finding, { ...(status !== undefined && { status }), ...(requestId !== undefined && { requestId }) });
}

interface Lead {
  code: FailureCode;
  /** The failed call, if a call failed. */
  failure?: ApiError;
}

/** What to examine; undefined for a session that ended, which has its own code, and for what we aborted ourselves. */
function leadOf(known: FailureCode, error: unknown): Lead | undefined {
  if (known !== 'network-failed') return { code: known };
  if (!error) return undefined;
  const failure = error as ApiError;
  if (failure.name !== 'ApiError') return { code: 'load-failed' };
  return failure.status === 401 || failure.kind === 'aborted' ? undefined : { code: known, failure };
}

let lateTold = false;

/** The page called `configureCreator()` after elements had started without it. */
export function configuredLate(): void {
  if (!lateTold) console.warn(words.configuredLate(words.guide('not-configured')));
  lateTold = true;
}

/** The page has set the property `runtime` to something else, such as a promise. */
export function noRuntime({ localName }: Element): void {
  console.warn(words.console(localName, 'not-configured', words.noRuntime, words.guide('not-configured')));
}

function tell(element: HTMLElement, finding: Finding, facts: Pick<CreatorErrorDetail, 'status' | 'requestId'> = {}): void {
  console.warn(words.console(element.localName, finding.code, finding.message, words.guide(finding.code)));
  const detail: CreatorErrorDetail = { type: failureCodes[finding.code], ...finding, ...facts };
  element.dispatchEvent(new CustomEvent('creator-error', { detail, bubbles: true, composed: true }));
}

/** All of our elements on the page, through shadow roots. */
function* ours(root: ParentNode): Generator<HTMLElement & { shadowRoot: ShadowRoot }> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (!element.shadowRoot) continue;
    if (element.localName.startsWith('creator-')) yield element as HTMLElement & { shadowRoot: ShadowRoot };
    yield* ours(element.shadowRoot);
  }
}

/**
 * Reports, once, a violation of the security policy that makes no load fail (a picture, a video). Violations by the
 * page itself are ignored.
 */
export function refused(event: SecurityPolicyViolationEvent): void {
  const refusal = refusalOf(event);
  if (!/^(img|media)-src/.test(refusal.directive)) return;
  // For an address without a server the browser reports only the scheme.
  const wanted = (element: Element) => (element as HTMLImageElement | HTMLVideoElement).src.split(/(?<=^(?:blob|data)):/)[0] === event.blockedURI;
  const elements = [...ours(document)];
  // The browser reports no element: it is the one that contains the picture, or any element if our script requested it.
  const element = elements.find(({ shadowRoot }) => [...shadowRoot.querySelectorAll('img, video')].some(wanted))
    ?? (ownScripts && event.sourceFile.startsWith(ownScripts) ? elements[0] : undefined);
  const finding = blocked(refusal);
  if (!element || messagesTold.has(finding.message)) return;
  messagesTold.add(finding.message);
  tell(element, finding);
}

async function find(element: Diagnosed, code: FailureCode, failure: ApiError | undefined, error: unknown): Promise<Finding> {
  switch (code) {
    case 'chunk-failed': {
      // A module that the browser cannot parse uses a language version that it does not know.
      if (error instanceof SyntaxError) return { code: 'unsupported-browser', message: words.unsupported, retryable: false };
      const refusal = await lastRefusal(/^script-src|^trusted-types|^require-trusted/);
      return refusal ? blocked(refusal) : { code, message: words.chunk, retryable: true };
    }
    case 'network-failed': return findNetwork(element, failure);
    case 'render-failed': return { code, message: words.render, retryable: true };
    case 'load-failed': return { code, message: words.load, retryable: true };
    case 'no-session': return { code, message: words.noSession, retryable: true };
    case 'session-expired': return { code, message: words.sessionExpired, retryable: true };
    case 'unknown-scenario': return { code, message: words.unknownScenario, retryable: false };
    case 'not-configured': return { code, message: words.notConfigured, retryable: true };
    case 'unsupported-browser': return { code, message: words.unsupported, retryable: false };
    default: return { code, message: words.app, retryable: true };
  }
}

const blocked = ({ directive, source }: Refusal): Finding =>
  ({ code: 'blocked-by-policy', message: words.policy(directive, source), retryable: false });

const misplaced = (message: string): Finding => ({ code: 'api-base-wrong', message, retryable: false });

async function findNetwork({ runtime }: Diagnosed, failure: ApiError | undefined): Promise<Finding> {
  const apiBase = runtime?.apiBase ?? '';
  switch (failure?.kind) {
    case 'unsent': return { code: 'network-failed', message: words.unsent, retryable: true };
    case 'timeout': return { code: 'timed-out', message: words.timedOut(failure.call), retryable: true };
    case 'malformed':
    case 'http': return findAnswer(apiBase, failure);
    default: return findSilence(apiBase);
  }
}

/** What is wrong if there was an answer. */
async function findAnswer(apiBase: string, { kind, call, status }: ApiError): Promise<Finding> {
  const unexpected = kind === 'malformed' || status === 404 || status === 405;
  if (unexpected && (await isForeign(apiBase))) return misplaced(words.foreignAnswer(addressOf(apiBase), status));
  if (kind === 'malformed') return { code: 'answer-malformed', message: words.malformed(call), retryable: true };
  const ofServer = (status ?? 0) >= 500 || status === 429;
  return ofServer
    ? { code: 'server-failed', message: words.server(call, status), retryable: true }
    : { code: 'request-refused', message: words.refused(call, status), retryable: false };
}

/** Why there was no readable answer. */
async function findSilence(apiBase: string): Promise<Finding> {
  const target = parseUrl(apiBase, document.baseURI);
  if (!target) return misplaced(words.unresolved);
  const answers = await reach(apiBase);
  const refusal = await lastRefusal(/^connect-src/);
  if (refusal) return blocked(refusal);
  const elsewhere = target.origin !== location.origin;
  if (elsewhere && answers) return misplaced(words.crossOrigin(addressOf(apiBase)));
  if (elsewhere && navigator.onLine && (await reach(location.origin))) return misplaced(words.silent(addressOf(apiBase)));
  return { code: 'network-failed', message: words.network, retryable: true };
}

/**
 * Whether the server there is not the API: asked for the profile, it answers with a page or nothing instead of JSON.
 */
async function isForeign(apiBase: string): Promise<boolean> {
  try {
    const { headers, body } = await fetch(`${apiBase}${getUserProfile.path}`, { credentials: 'include', signal: AbortSignal.timeout(3000) });
    void body?.cancel();
    return !/\bjson\b/.test(headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}

/** Whether anything answers there, whatever the answer is and whoever may read it. */
async function reach(address: string): Promise<boolean> {
  try {
    await fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(3000) });
    return true;
  } catch {
    return false;
  }
}

async function lastRefusal(directive: RegExp): Promise<Refusal | undefined> {
  // The browser reports a violation in a separate task, after the call has failed.
  await new Promise((resolve) => setTimeout(resolve));
  return refusals().find((refusal) => directive.test(refusal.directive));
}

/** The address of the API without user, query or anything that looks like a secret. */
function addressOf(apiBase: string): string {
  const url = parseUrl(apiBase, document.baseURI);
  return url ? url.origin + (looksPrivate(url.pathname) ? '/…' : url.pathname) : '…';
}
