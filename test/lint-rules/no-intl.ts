// as src/domain/fence.ts, refused by no-restricted-globals
export const grouping = new Intl.NumberFormat('en-IN');
