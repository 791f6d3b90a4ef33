// as src/api/contract/fence.ts, refused by no-restricted-syntax
/** A library's own name for how it works inside. */
export const runs = (schema: { '~run'?: unknown }): boolean => '~run' in schema;
