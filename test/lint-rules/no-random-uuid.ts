// as src/api/fence.ts, refused by no-restricted-properties
export const id = crypto.randomUUID();
