import type { AuthInfo } from './host';

const names: readonly (keyof AuthInfo)[] = [
  'APP-USER-ID', 'APP-CLIENT-ID', 'APP-ISO-LANGUAGE-CODE', 'App-Version', 'App-Version-Code', 'Country-Iso', 'Application-Id',
  'App-Session-Id', 'APP-SDK-VERSION', 'APP-USER-LOCATION', 'Instance-Id', 'Authorization', 'Xo',
];

/** Characters that every browser sends unchanged in a header. Any other would make every call fail. */
const printable = /^[\x20-\x7e]+$/;

/**
 * The auth info from the app, reduced to the thirteen known names. Values that cannot be headers are dropped; numbers
 * become strings.
 */
export function readAuthInfo(payload: Readonly<Record<string, unknown>>): AuthInfo {
  const info: AuthInfo = { 'APP-USER-ID': '' };
  for (const name of names) {
    const value = payload[name];
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && printable.test(text)) info[name] = text;
  }
  return info;
}
