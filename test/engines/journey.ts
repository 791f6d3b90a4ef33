import type { Person } from './person';

/** The sandbox of a journey, with data of its own. */
export interface JourneySandbox {
  /** Calls its control interface: GET without a body, POST with one. */
  control<T>(path: string, body?: unknown): Promise<T>;
  /** Serves a page or script of a host page under this path, in place of what is there. */
  put(path: string, page: { body: string; policy?: string }): void;
  /** The network goes away: no request is answered until it comes back. */
  leaveNetwork(): Promise<void>;
  comeBack(): Promise<void>;
}

/** What somebody does at the built app, in an engine, by WebDriver. */
export interface Journey {
  readonly name: string;
  readonly scenario: string;
  /** The creator is logged in when the journey begins. */
  readonly loggedIn: boolean;
  walk(there: { creator: Person; sandbox: JourneySandbox; newPerson: () => Promise<Person> }): Promise<void>;
}

/** The one-time password that the sandbox has sent last. */
export async function lastOtp(sandbox: JourneySandbox): Promise<string> {
  const { messages } = await sandbox.control<{ messages: { otp?: string }[] }>('outbox');
  const otp = messages[0]?.otp;
  if (!otp) throw new Error('the sandbox has sent no one-time password');
  return otp;
}
