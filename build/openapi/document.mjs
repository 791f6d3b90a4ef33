import path from 'node:path';
import { checkExample } from './check-example.mjs';
import { describe, noteOfConstant } from './comments.mjs';
import { about, failure, headersOf, parameters, reference, responses, securitySchemes } from './common.mjs';
import { exampleOf } from './examples.mjs';
import { createConverter } from './schemas.mjs';

/** The parts of the API by the file that declares their calls. */
const tags = {
  auth: 'Login', home: 'Home', 'auto-dm': 'AutoDM', 'post-linking': 'Posts', collections: 'Collections and QR codes', 'collection-changes': 'Collections and QR codes',
  performance: 'Performance', 'performance-days': 'Performance', 'post-details': 'Performance', earnings: 'Earnings', payments: 'Earnings', 'payment-orders': 'Earnings',
  'bank-details': 'Bank details', other: 'Other',
};

const readBy = (elements) => elements.length > 0 && `Read by ${elements.map((tag) => `\`${tag}\``).join(', ')}.`;

/** A value of a query, which is a text in the address. */
const valueOf = (schema, text) => (schema.type === 'number' && text !== undefined ? Number(text) : text);

/** The first sentence, and the rest. */
function told(text) {
  const [, summary, description] = /^(.*?)\.(?:\s+([\s\S]+))?$/.exec(text) ?? [];
  return summary && { summary, description };
}

/**
 * The OpenAPI document of the contract. Throws if a call has no comment that says what it does, or an example that the
 * client would not read as a whole.
 * @param {object} contract see `read-contract`
 * @param {string} version
 */
export function openApiDocument(contract, version) {
  const { convert, convertShape, used } = createConverter(contract);
  const described = (schema, note) => {
    const json = convert(schema);
    describe(json, note);
    return json;
  };

  function parametersOf({ call }, note, example) {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name, in: 'path', required: true, schema: { type: 'string' }, example: example?.params?.[name],
    }));
    const inQuery = Object.entries(call.query?.entries ?? {}).map(([name, schema]) => ({
      name, in: 'query', required: schema.type !== 'optional', description: note.fields.query?.fields[name]?.text || undefined, schema: convert(schema), example: valueOf(schema, example?.query?.[name]),
    }));
    const headers = ['ClientId', 'RequestId', ...(call.retry === 'never' ? ['IdempotencyKey'] : [])].map((name) => reference('parameters', name));
    return [...inPath, ...inQuery, ...headers];
  }

  const contentOf = ({ call }, note, example) => {
    if (call.blob) return { 'image/*': {} };
    const schema = described(call.response, note.fields.response);
    return { 'application/json': { schema: call.bareField ? { oneOf: [schema, { type: 'string', description: `${call.bareField} alone` }] } : schema, example: example?.answer } };
  };

  function operationOf(row) {
    const { name, file, call } = row;
    const note = noteOfConstant(file, name);
    const what = call.unused ? { summary: 'Exists on the server; no screen makes it' } : told(note.text);
    if (!what) throw new Error(`${file}: write what ${name} does, as the first sentence of its comment`);
    const example = call.unused ? undefined : exampleOf(name, contract);
    if (!call.unused) checkExample(row, example);
    const inSession = contract.needsSession(call.path);
    return {
      operationId: name,
      tags: [tags[path.basename(file, '.ts')]],
      summary: what.summary,
      description: [what.description, readBy(contract.readersOf(call))].filter(Boolean).join('\n\n') || undefined,
      ...(call.unused ? { deprecated: true } : {}),
      ...(inSession ? {} : { security: [] }),
      parameters: parametersOf(row, note, example),
      ...(call.body ? { requestBody: { required: true, content: { 'application/json': { schema: described(call.body, note.fields.body), example: example?.body } } } } : {}),
      responses: {
        [call.success === '200' ? '200' : '2XX']: { description: 'Done.', headers: headersOf[name], content: contentOf(row, note, example) },
        ...(inSession ? { 401: reference('responses', 'SessionEnded') } : {}),
        default: reference('responses', 'Failure'),
      },
    };
  }

  const paths = {};
  for (const row of contract.calls.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    (paths[row.call.path] ??= {})[row.call.method.toLowerCase()] = operationOf(row);
  }
  const schemas = Object.fromEntries(contract.shapes.map((shape) => {
    const note = noteOfConstant(shape.file, shape.name);
    const json = convertShape(shape);
    describe(json, note);
    return [shape.name, { description: note.text || undefined, ...json }];
  }));
  return {
    openapi: '3.1.0',
    info: { title: 'Creator affiliate programme', version, description: about, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api', description: 'The `apiBase` that the page configures.' }],
    security: [{ cookie: [] }, { bearer: [] }],
    tags: [...new Set(Object.values(tags))].map((name) => ({ name })),
    paths,
    components: { schemas: { Failure: failure, ...Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))) }, parameters, responses, securitySchemes },
  };
}
