/** The kind of failure of each code; docs/troubleshooting.md has a section for every one. */
export const failureCodes = {
  'api-base-wrong': 'configuration',
  'blocked-by-policy': 'configuration',
  'unsupported-browser': 'configuration',
  'unknown-scenario': 'configuration',
  'not-configured': 'configuration',
  'chunk-failed': 'chunk',
  'render-failed': 'render',
  'load-failed': 'render',
  'app-failed': 'render',
  'no-session': 'session',
  'session-expired': 'session',
  'network-failed': 'network',
  'timed-out': 'network',
  'server-failed': 'network',
  'request-refused': 'network',
  'answer-malformed': 'network',
} as const;

/** `code` of `creator-error`. */
export type FailureCode = keyof typeof failureCodes;
