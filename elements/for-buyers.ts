/** Tags whose screens are for buyers, whom the support for creators cannot help. */
export const forBuyers: ReadonlySet<string> = new Set(['creator-collection']);
