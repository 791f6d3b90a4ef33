import { type Fault, faults, type FaultyRequest, refusedText, serverText } from './faults';

/** How a writing call fails, and what became of it on the server. */
export interface WriteFault {
  readonly name: string;
  readonly fault: Fault;
  /** The answer does not tell whether it was done. */
  readonly unclear: boolean;
  /** A status of success with some body, which is enough where no body is agreed. */
  readonly acknowledges: boolean;
  /** What the server says to the creator. */
  readonly text?: string;
  /** What it says to a creator who asks for an OTP (ERR-11). */
  readonly textOfOtp?: string;
  /** The creator taps twice before the answer. */
  readonly twice?: boolean;
}

const json = (body: unknown, status: number) => () => Promise.resolve(Response.json(body, { status }));
const html = (status: number) => () => Promise.resolve(new Response('<h1>Service unavailable</h1>', { status, headers: { 'content-type': 'text/html' } }));
const named = (name: string) => faults.find((fault) => fault.name === name) as Fault;

/** The server does it first. */
const after = (fault: Fault): Fault['answer'] => async (request) => {
  await request.good();
  return fault.answer(request);
};

/** The answer comes when there was time for another tap. */
async function late({ good }: FaultyRequest): Promise<Response> {
  for (let frames = 0; frames < 4; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return good();
}

const withText = new Set(['400 with a text', '409 with a text', '500 with a text']);
const gateways = new Set(['503']);

function ofRead(fault: Fault): WriteFault {
  const { name, kind } = fault;
  const refusedIn200 = name === '200 with an error text';
  const odd = kind === 'not an answer' && !refusedIn200 || kind === 'another answer';
  return {
    name,
    // Another answer asks the server for the good one itself.
    fault: kind === 'not an answer' && !refusedIn200 ? { ...fault, answer: after(fault) } : fault,
    unclear: kind === 'no answer' || odd || gateways.has(name),
    acknowledges: odd && name !== 'a page of HTML',
    ...(withText.has(name) ? { text: serverText } : {}),
    ...(name === '403' || name === '404' ? { textOfOtp: refusedText } : {}),
    ...(name === '401' ? { text: 'no session' } : {}),
  };
}

const more: readonly WriteFault[] = [
  { name: 'network down after it was done', unclear: true, acknowledges: false, fault: { ...named('network down'), answer: after(named('network down')) } },
  { name: 'done, and no answer in 5 s', unclear: true, acknowledges: false, fault: { ...named('no answer in 5 s'), answer: after(named('no answer in 5 s')) } },
  { name: 'done, and 503 with a page of HTML', unclear: true, acknowledges: false, fault: { name: '503', kind: 'refusal', answer: after({ name: '503', kind: 'refusal', answer: html(503) }) } },
  { name: '422 with errors of fields', unclear: false, acknowledges: false, fault: { name: '422', kind: 'refusal', answer: json({ errors: { name: ['is not allowed'] } }, 422) } },
  { name: 'two taps', unclear: false, acknowledges: false, twice: true, fault: { name: 'two taps', kind: 'another answer', answer: late } },
];

/** Each fault of a writing call. The matrix crosses them with every writing call of the contract. */
export const writeFaults: readonly WriteFault[] = [...faults.filter(({ name }) => name !== 'lists of 1,000').map(ofRead), ...more];
