import type { Dictionary } from '../dictionary';
import { days } from './days';
import { elements } from './elements';
import { homeMoney } from './home-money';

// Remove `Partial` when every subject is there: then a missing one does not compile.
export const dictionary = { ...days, ...elements, ...homeMoney } satisfies Partial<Dictionary>;
