/** The events of an element, and the policy violations meanwhile. */
export interface Heard {
  /** The types of the events so far. */
  readonly seen: ReadonlySet<string>;
  /** The violations of the page's security policy. */
  readonly violations: ReadonlySet<string>;
  /** The `creator-error` events since the last call. */
  failures(): { readonly first: Promise<void>; latest(): string };
  stop(): void;
}

/** Listens to an element until it is stopped. */
export function hearElement(element: HTMLElement, events: readonly string[]): Heard {
  const seen = new Set<string>();
  const violations = new Set<string>();
  let tellFailure = (_: string) => {};
  const note = ({ type }: Event) => void seen.add(type);
  const noteFailure = (event: Event) => {
    const { code, message } = (event as CustomEvent<{ code?: string; message?: string } | null>).detail ?? {};
    tellFailure([code, message].filter(Boolean).join(': '));
  };
  const noteViolation = ({ effectiveDirective, blockedURI, sourceFile, lineNumber }: SecurityPolicyViolationEvent) =>
    void violations.add(`${effectiveDirective} refused ${blockedURI || 'inline code'}${sourceFile ? ` (${sourceFile}:${lineNumber})` : ''}`);
  for (const type of events) element.addEventListener(type, note);
  element.addEventListener('creator-error', noteFailure);
  document.addEventListener('securitypolicyviolation', noteViolation);
  return {
    seen,
    violations,
    failures() {
      let latest = '';
      const first = new Promise<void>((resolve) => {
        tellFailure = (text) => {
          latest = text;
          resolve();
        };
      });
      return { first, latest: () => latest };
    },
    stop() {
      for (const type of events) element.removeEventListener(type, note);
      element.removeEventListener('creator-error', noteFailure);
      document.removeEventListener('securitypolicyviolation', noteViolation);
    },
  };
}
