import { readFileSync, writeFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openApiDocument } from './openapi/document.mjs';
import { readContract } from './openapi/read-contract.mjs';

/** Writes docs/openapi.json from the API contract; with --check it only reports whether the file is up to date. */
const file = 'docs/openapi.json';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const text = `${JSON.stringify(openApiDocument(await readContract(), version), null, 2)}\n`;
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const { valid, errors } = await new Validator().validate(JSON.parse(text));
if (!valid) fail(`${file} would not be OpenAPI 3.1: ${JSON.stringify(errors)}`);
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) fail(`${file} is not current: run npm run openapi`);
