// as src/domain/fence.ts, refused by no-restricted-properties
export const count = (1234).toLocaleString('en-IN');
