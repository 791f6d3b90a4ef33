import type { InStatement, InValue, Row } from '@libsql/client';
import type { FaultBox } from './sandbox/fault-box';
import type { RequestLog } from './sandbox/request-log';

/** One marketplace: its database, its clock and its addresses. Many can live in one process. */
export interface World {
  readonly basePath: string;
  readonly appPath: string;
  readonly faults: FaultBox;
  readonly requests: RequestLog;
  /** The address the outside reaches this marketplace at, without a final slash. */
  root(request: Request): string;
  origin(request: Request): string;
  /** The root of the last request, for texts that are written without one. */
  lastRoot(): string;
  /** The time that the sandbox clock starts from: the real one, unless a world was given another. */
  clock(): number;
  /** The sandbox clock: `clock` plus the days a tester has let pass. */
  now(): number;
  setOffset(milliseconds: number): void;
  rows(sql: string, args?: InValue[]): Promise<Row[]>;
  row(sql: string, args?: InValue[]): Promise<Row | undefined>;
  /** All of them or none. */
  write(statements: InStatement[]): Promise<void>;
  /** Runs one at a time, so that a check and the write that rests on it are not parted. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
export const textOrNull = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
export const numberOf = (value: unknown): number => Number(value ?? 0);
/** Paise inside, rupees on the wire. */
export const rupees = (paise: unknown): number => numberOf(paise) / 100;
export const iso = (time: unknown): string => new Date(numberOf(time)).toISOString();
