// as src/features/earnings/views/fence.ts, refused by nothing
export type { Earnings } from '../../../api/contract/earnings';
