export interface LoggedRequest {
  method: string;
  /** Below /api. */
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
  status: number;
}

const kept = 200;

/** The last API requests, newest last, so that a test can check what was really sent. */
export interface RequestLog { add(request: LoggedRequest): void; list(): LoggedRequest[]; clear(): void }

export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    add: (request) => { entries = [...entries, request].slice(-kept); },
    list: () => entries,
    clear: () => { entries = []; },
  };
}
