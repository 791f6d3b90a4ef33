import { periods, type Period } from '../domain/periods';
import { periodWords } from './en/periods';

/** The time ranges to choose from. */
export const periodOptions = () => periods.map((value) => ({ value, label: periodWords.names[value] }));

/** The text for what an increase is compared with; the other ranges have none. */
export function increaseNote(period: Period): string | undefined {
  return (periodWords.before as Partial<Record<Period, string>>)[period];
}
