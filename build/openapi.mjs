import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import { build } from 'esbuild';

/** Writes docs/openapi.json from the call table; with --check it only reports whether the file is up to date. */
const outfile = '.cache/call-table.mjs';
await build({ entryPoints: ['src/api/contract/table.ts'], outfile, bundle: true, format: 'esm', packages: 'external', logLevel: 'error' });
const { callTable } = await import(pathToFileURL(outfile).href);

const schemaOf = (schema) => {
  const { $schema, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' });
  return rest;
};

/** A call that may answer with a plain text declares that. */
const answerOf = ({ response, bareField }) =>
  bareField ? { oneOf: [schemaOf(response), { type: 'string', description: `${bareField} alone` }] } : schemaOf(response);

const parametersOf = (call) => [
  ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ...Object.entries(call.query?.entries ?? {}).map(([name, schema]) => ({
    name, in: 'query', required: schema.type !== 'optional', schema: schemaOf(schema),
  })),
];

const operation = (name, call) => ({
  operationId: name,
  ...(call.assumed ? { description: 'Assumed: the specification names this call but not its path or shape.' } : {}),
  ...(call.unused ? { deprecated: true } : {}),
  parameters: parametersOf(call),
  ...(call.body ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body) } } } } : {}),
  responses: {
    200: {
      description: 'OK',
      content: call.blob ? { 'image/*': {} } : { 'application/json': { schema: answerOf(call) } },
    },
    default: {
      description: 'A failure; its text is shown to the creator on 400, 409 and 500.',
      content: { 'application/json': { schema: { type: 'object', properties: { error: { type: 'string', maxLength: 200 } } } } },
    },
  },
});

const paths = {};
for (const [name, call] of Object.entries(callTable).sort()) {
  (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, call);
}
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const document = {
  openapi: '3.1.0',
  info: { title: 'Creator affiliate programme', version },
  servers: [{ url: '/api' }],
  paths,
};
const text = `${JSON.stringify(document, null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync('docs/openapi.json', text);
else if (readFileSync('docs/openapi.json', 'utf8') !== text) {
  console.error('docs/openapi.json is not current: run npm run openapi');
  process.exit(1);
}
