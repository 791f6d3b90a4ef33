import * as v from 'valibot';

const problems = (part, schema, value) => {
  const { success, issues = [] } = v.safeParse(schema, value);
  return success ? [] : issues.map((issue) => `${part}.${v.getDotPath(issue) ?? ''}: ${issue.message}`);
};

/** Throws if the client would not read the whole answer of an example, or the sandbox would refuse its request. */
export function checkExample({ name, call }, example) {
  const found = [
    ...(call.body ? problems('body', call.body, example?.body) : []),
    ...(call.blob ? [] : problems('answer', call.response, example?.answer)),
  ];
  if (found.length > 0) throw new Error(`build/openapi/examples.mjs: the example of ${name} does not fit: ${found.join('; ')}`);
}
