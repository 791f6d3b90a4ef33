/** The network with answers that a function changes: a back end with its own peculiarities. */
export function changedAnswers(change: (call: string, answer: Response) => Response | Promise<Response>): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const path = new URL(String(input instanceof Request ? input.url : input), location.origin).pathname.replace(/^.*?\/api\//, '/');
    return change(`${init?.method ?? 'GET'} ${path}`, answer);
  };
}

/** The same answer with another JSON. */
export async function withJson(answer: Response, change: (body: never) => unknown): Promise<Response> {
  return new Response(JSON.stringify(change(await answer.json() as never)), { status: answer.status, headers: { 'content-type': 'application/json' } });
}
