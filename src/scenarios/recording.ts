import type { Brand } from '../domain/brand';
import { readIsoDate, startOfDay } from '../domain/dates';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Equal values give the same text, whatever the order of their keys. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]));
}

/**
 * The key of a recorded answer: `GET /home/profile-data`, or `POST /perf/v2/overview
 * {"post_type":"ALL","time_period":"LIFETIME"}`.
 * @param path below the API base, with its query
 * @param body the JSON that was sent
 */
export function requestKey(method: string, path: string, body?: string | null): string {
  const [place = '', query = ''] = path.split('?', 2);
  const pairs = new URLSearchParams([...new URLSearchParams(query)].sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return `${method} ${place}${pairs && `?${pairs}`}${body ? ` ${JSON.stringify(sorted(JSON.parse(body) as Json))}` : ''}`;
}

/** A recorded answer of the sandbox; it has a status only if that is not 200. */
export interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

export type Answers = Readonly<Record<string, Answer>>;

/** A value in which `{ "$": n }` refers to the n-th shared value. */
type Packed = unknown;

/** All answers of the sandbox in a scenario, as `npm run scenarios` writes them. */
export interface Recording {
  readonly title: string;
  /**
   * The time of the recording, ms since 1970: a Monday, so that after moving by whole weeks the next Monday is always
   * in the future.
   */
  readonly at: number;
  /** The prefix of addresses of the sandbox. */
  readonly root: string;
  readonly userId: string;
  readonly brand: Brand;
  /** QR codes as PNG in base64, by their address below the root. */
  readonly codes: Readonly<Record<string, string>>;
  /** Values that occur in more than one answer; each refers only to those before it. */
  readonly shared: readonly Packed[];
  /** By `requestKey()`. */
  readonly answers: Readonly<Record<string, Packed>>;
  /** Answers that change after a write: Instagram connected, bank details saved. */
  readonly after: Readonly<Record<string, Readonly<Record<string, Packed>>>>;
}

export interface OpenedRecording {
  readonly answers: Answers;
  readonly after: Readonly<Record<string, Answers>>;
}

const week = 7 * 86_400_000;
const dateText = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/;

/** The same weekday, `weeks` later. */
function moved(text: string, weeks: number): string {
  const { day, moment = startOfDay(day) } = readIsoDate(text) ?? { day: text };
  const iso = new Date(moment + weeks * week).toISOString();
  return text.includes('T') ? iso : iso.slice(0, 10);
}

/**
 * Unpacks a recording for a page that is opened at `now`: dates move by whole weeks, so that the recorded Monday
 * becomes the last one. `address` replaces each address of the sandbox.
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
