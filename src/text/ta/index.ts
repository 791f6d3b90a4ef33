import type { Dictionary } from '../dictionary';

// Remove `Partial` when every subject is there: then a missing one does not compile.
export const dictionary = {} satisfies Partial<Dictionary>;
