import type { Brand } from '../domain/brand';
import { readIsoDate, startOfDay } from '../domain/iso-date';

/** One recorded answer of the sandbox; a status is only there where it is not 200. */
export interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

export type Answers = Readonly<Record<string, Answer>>;

/** A value in which `{ "$": n }` stands for the n-th shared value. */
type Packed = unknown;

/** Everything that the sandbox answers in a scenario, as `npm run scenarios` writes it. */
export interface Recording {
  readonly title: string;
  /** When it was recorded, ms since 1970: a Monday, so that moved by whole weeks the next Monday always lies ahead. */
  readonly at: number;
  /** What addresses of the sandbox begin with. */
  readonly root: string;
  readonly userId: string;
  readonly brand: Brand;
  /** QR codes as PNG in base64, by their address below the root. */
  readonly codes: Readonly<Record<string, string>>;
  /** Values that stand in more than one answer; each uses only those before it. */
  readonly shared: readonly Packed[];
  /** By `requestKey()`. */
  readonly answers: Readonly<Record<string, Packed>>;
  /** What is answered differently once a write was made: Instagram connected, bank details saved. */
  readonly after: Readonly<Record<string, Readonly<Record<string, Packed>>>>;
}

export interface OpenedRecording {
  readonly answers: Answers;
  readonly after: Readonly<Record<string, Answers>>;
}

const week = 7 * 86_400_000;
const dateText = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/;

/** The same day of the week, `weeks` later. */
function moved(text: string, weeks: number): string {
  const { day, moment = startOfDay(day) } = readIsoDate(text) ?? { day: text };
  const iso = new Date(moment + weeks * week).toISOString();
  return text.includes('T') ? iso : iso.slice(0, 10);
}

/**
 * Unpacks a recording for a page that is opened `now`: dates move by whole weeks, so that the recorded Monday is the last
 * one, and `address` says what stands in place of each address of the sandbox.
 */
export function openRecording(recording: Recording, now: number, address: (path: string) => string): OpenedRecording {
  const weeks = Math.floor((now - recording.at) / week);
  const unpacked: unknown[] = [];
  const text = (value: string) => {
    if (dateText.test(value)) return moved(value, weeks);
    return value.startsWith(`${recording.root}/`) ? address(value.slice(recording.root.length + 1)) : value;
  };
  const unpack = (value: Packed): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(unpack);
    if (typeof value !== 'object' || value === null) return value;
    if ('$' in value) return unpacked[Number(value.$)];
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unpack(inner)]));
  };
  for (const value of recording.shared) unpacked.push(unpack(value));
  const table = (packed: Readonly<Record<string, Packed>>) =>
    Object.fromEntries(Object.entries(packed).map(([key, value]) => [key, unpack(value) as Answer]));
  return {
    answers: table(recording.answers),
    after: Object.fromEntries(Object.entries(recording.after).map(([key, value]) => [key, table(value)])),
  };
}
