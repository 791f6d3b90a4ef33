import type { InStatement, InValue, Row } from '@libsql/client';
import type { FaultBox } from './sandbox/fault-box';
import type { RequestLog } from './sandbox/request-log';

/** One marketplace: its database, its clock and its addresses. A process can contain many. */
export interface World {
  readonly basePath: string;
  readonly appPath: string;
  readonly faults: FaultBox;
  readonly requests: RequestLog;
  /** The public address of this marketplace, without a slash at the end. */
  root(request: Request): string;
  origin(request: Request): string;
  /** The root of the last request, for texts that are written without a request. */
  lastRoot(): string;
  /** The start time of the sandbox clock: the real time, or that of the world's options. */
  clock(): number;
  /** The sandbox clock: `clock` plus the days that a tester has added. */
  now(): number;
  setOffset(milliseconds: number): void;
  rows(sql: string, args?: InValue[]): Promise<Row[]>;
  row(sql: string, args?: InValue[]): Promise<Row | undefined>;
  /** All or nothing. */
  write(statements: InStatement[]): Promise<void>;
  /** Runs one at a time, so that no other write comes between a check and its write. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
export const textOrNull = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
export const numberOf = (value: unknown): number => Number(value ?? 0);
/** Paise inside, rupees on the wire. */
export const rupees = (paise: unknown): number => numberOf(paise) / 100;
export const iso = (time: unknown): string => new Date(numberOf(time)).toISOString();
