import type { Analytics, AnalyticsOptions, HeardEvent } from './bridge/analytics/start-analytics';
import { whenShown } from './bridge/when-shown';
import { configureLanguage } from './configure-language';
import { onlyGiven } from './domain/only-given';
import { createRuntime, type CreatorConfig, type Runtime } from './runtime';
import { provideRuntime } from './runtime-registry';
import type { OwnWords } from './text/dictionary';

// This file is built as `runtime.js`; single elements may have a runtime of their own.
export { createRuntime };

/** The options of a page; all of them have defaults. */
export interface PageConfig extends CreatorConfig {
  /** Analytics (specification section 4, 'Analytics'); off, and not loaded, if missing. */
  analytics?: AnalyticsOptions | undefined;
  /**
   * The language of the elements: `en`, `hi`, `ta`, `te`, `bn`, `mr`, or one of `texts`. A creator's own choice comes
   * before it; the attribute `locale` before both. Default: what the app around the page says, then the `lang` of the
   * page, then the browser.
   */
  locale?: string | undefined;
  /**
   * Own words, by language, subject and name (docs/texts.md lists them). Words that are functions in English are messages
   * in the ICU MessageFormat, with the arguments `{0}`, `{1}`. A language that we do not have is added by its words.
   */
  texts?: OwnWords | undefined;
  /** Opens the overlay for developers, as `?creator-debug` in the page's address does. */
  debug?: boolean | undefined;
}

async function openDebug(log: (note: string) => void): Promise<void> {
  try {
    const { openOverlay } = await import('./debug/open-overlay');
    openOverlay();
  } catch {
    log('debug: the overlay did not load');
  }
}

let stopCounting = () => {};

const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** Stores the events of elements until the page is shown and the analytics have loaded. */
async function countLater(options: AnalyticsOptions, log: (note: string) => void): Promise<void> {
  const heard: HeardEvent[] = [];
  const types = ['creator-track', 'creator-error', 'creator-ready'];
  const listener = (event: Event) =>
    void heard.push({ type: event.type, from: event.composedPath()[0] ?? document, detail: (event as CustomEvent<unknown>).detail });
  for (const type of types) addEventListener(type, listener);
  const stopListening = () => types.forEach((type) => removeEventListener(type, listener));
  let analytics: Analytics | undefined;
  let stopped = false;
  stopCounting = () => {
    stopped = true;
    stopListening();
    analytics?.stop();
  };
  try {
    await pageLoaded();
    const openedMs = await new Promise(whenShown);
    const { startAnalytics } = await import('./bridge/analytics/start-analytics');
    if (stopped) return;
    analytics = startAnalytics(options, log, openedMs);
    stopListening();
    heard.forEach(analytics.hear);
  } catch (error) {
    stopListening();
    log(`analytics: not loaded (${error instanceof Error ? error.name : 'failed'})`);
  }
}

/**
 * Configures every `creator-*` element of the page. May be called before or after the elements are defined or
 * connected; they wait for it until the document has loaded.
 */
export function configureCreator(options: PageConfig): Runtime {
  const { analytics, debug, locale, texts, ...config } = onlyGiven(options);
  const runtime = createRuntime(config);
  configureLanguage({ configured: locale, texts, log: runtime.log });
  provideRuntime(runtime);
  if (typeof document !== 'undefined' && (debug || /[?&]creator-debug\b/.test(location.search))) void openDebug(runtime.log);
  stopCounting();
  stopCounting = () => {};
  if (analytics && typeof document !== 'undefined') void countLater(analytics, runtime.log);
  return runtime;
}
