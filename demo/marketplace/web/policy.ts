/** The parts of the security policy that differ between pages. */
interface Allowed {
  /** Names of Trusted Types policies. */
  trustedTypes: string;
  /** Scripts besides those of the page's own origin. */
  scripts?: string;
  /** The page has a web app manifest. */
  manifest?: boolean;
}

/** The policy that every page with our elements runs under. */
export const policyWith = ({ trustedTypes, scripts = '', manifest = false }: Allowed): string => [
  "default-src 'none'", `script-src 'self'${scripts}`, "style-src 'self'", 'img-src \'self\' https: blob: data:', "media-src 'self' https:",
  "font-src 'self'", "connect-src 'self'", ...(manifest ? ["manifest-src 'self'"] : []), "frame-src 'none'", "worker-src 'self'", "object-src 'none'", "base-uri 'none'",
  "form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", `trusted-types ${trustedTypes} 'allow-duplicates'`,
].join('; ');

/** Of the standalone page: `<creator-app>` needs the policy named lit-html, the page itself the other for its worker. */
export const appPolicy = policyWith({ trustedTypes: 'lit-html creator-standalone', manifest: true });
