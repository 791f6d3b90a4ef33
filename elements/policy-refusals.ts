/** A violation of the page's policy: the directive to extend, and the value to add. Origins only, never an address. */
export interface Refusal {
  directive: string;
  source: string;
}

interface Violation {
  effectiveDirective: string;
  blockedURL?: string | null;
  blockedURI?: string;
  sample: string | null;
}

/** The source as a policy writes it. */
export function refusalOf({ effectiveDirective, blockedURL, blockedURI, sample }: Violation): Refusal {
  const blocked = blockedURL ?? blockedURI ?? '';
  const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
  if (blocked === 'trusted-types-policy') return { directive, source: (sample ?? '').replace(/[^\w-].*/, '') };
  try {
    const { protocol, origin } = new URL(blocked);
    if (!/^(https?|wss?):$/.test(protocol)) return { directive, source: protocol };
    return { directive, source: origin === location.origin ? "'self'" : origin };
  } catch {
    return { directive, source: /^(data|blob)$/.test(blocked) ? `${blocked}:` : "'self'" };
  }
}

const seen: Refusal[] = [];
const note = (violation: Violation) => void (seen.unshift(refusalOf(violation)), seen.splice(20));

if (typeof document !== 'undefined') {
  document.addEventListener('securitypolicyviolation', note);
  // If the browser stores reports, those from before this file had loaded are included.
  if ('ReportingObserver' in globalThis) {
    new ReportingObserver((reports) => {
      for (const { body } of reports) note(body as unknown as Violation);
    }, { types: ['csp-violation'], buffered: true }).observe();
  }
}

/** Newest first, at most twenty. */
export const refusals = (): readonly Refusal[] => seen;
