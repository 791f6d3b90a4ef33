import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { IntlMessageFormat } from 'intl-messageformat';

/**
 * Writes docs/texts.md, the list of all words, and checks the other languages: that each message can be used, and has
 * the arguments of the English one. With --check it only reports whether the file is up to date.
 */
const folder = 'src/text';
const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'en').map(({ name }) => name).sort();

async function read(file, name) {
  const outfile = `.cache/texts/${file.replaceAll('/', '-')}.mjs`;
  await build({ entryPoints: [`${folder}/${file}.ts`], outfile, bundle: true, format: 'esm', logLevel: 'error', legalComments: 'none' });
  return (await import(pathToFileURL(outfile).href))[name];
}

/** The leaves of words: their path, and the text or function. */
function leaves(value, path = []) {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]));
}

const namesOf = (make) => (/^\s*(?:\(([^)]*)\)|(\w+))\s*=>/.exec(String(make)) ?? []).slice(1).find((list) => list !== undefined).split(',').map((name) => name.trim()).filter(Boolean);
/** An English message with its arguments by number. Words for one thing are not told, because others have other plurals. */
const textOf = (make) => (typeof make === 'string' ? make : make(...namesOf(make).map((_, index) => `{${index}}`)));
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replace(/[<>*_]/g, '\\$&');

const english = await read('english', 'english');
const rows = Object.entries(english).map(([subject, words]) => ({ subject, words: leaves(words) }));

const page = `# Texts

Written by \`npm run texts\` from \`src/text/en\`. These are all words of the elements. A page replaces any of them with \`configureCreator({ texts })\` ([embedding.md](embedding.md#languages-and-own-words)), and a translation has all of them ([translating.md](translating.md)).

A word with arguments is a message in the [ICU MessageFormat](https://unicode-org.github.io/icu/userguide/format_parse/messages/) in \`texts\` and in translations: \`{0}\` is its first argument. English words for one thing alone ('1 order') are not shown here. All others are texts as they are.

${rows.map(({ subject, words }) => `## ${subject}

| name | English | arguments |
|---|---|---|
${words.map(([path, word]) => `| \`${path.join('.')}\` | ${cell(textOf(word))} | ${typeof word === 'function' ? namesOf(word).map((name, index) => `\`{${index}}\` ${name}`).join(', ') : ''} |`).join('\n')}
`).join('\n')}`;

/** The arguments that a message uses, with those of its plurals and selections. */
function argumentsOf(parts, found = new Set()) {
  for (const { type, value, options = {}, children = [] } of parts) {
    if (type !== 0 && type !== 7 && type !== 8) found.add(value);
    for (const option of Object.values(options)) argumentsOf(option.value, found);
    argumentsOf(children, found);
  }
  return found;
}

function problemsOf(word, translation) {
  if (translation === undefined) return [];
  if (typeof translation !== 'string') return ['is no text'];
  if (translation.trim() === '' && textOf(word).trim() !== '') return ['is empty'];
  if (typeof word === 'string') return [];
  let used;
  try {
    used = argumentsOf(new IntlMessageFormat(translation, 'en-IN', undefined, { ignoreTag: true }).getAst());
  } catch (error) {
    return [`is no message: ${error.message}`];
  }
  const wanted = [...textOf(word).matchAll(/\{(\d)\}/g)].map(([, number]) => number);
  const known = namesOf(word).map((_, index) => String(index));
  return [
    ...[...new Set(wanted)].filter((number) => !used.has(number)).map((number) => `lacks {${number}}`),
    ...[...used].filter((number) => !known.includes(number)).map((number) => `has {${number}}, which English does not have`),
  ];
}

const at = (value, path) => path.reduce((inner, name) => inner?.[name], value);
let problems = 0;
for (const language of languages) {
  const dictionary = await read(`${language}/index`, 'dictionary');
  let translated = 0;
  let all = 0;
  const missing = [];
  for (const { subject, words } of rows) {
    const there = words.filter(([path]) => at(dictionary[subject], path) !== undefined).length;
    if (there === 0) missing.push(subject);
    translated += there;
    all += words.length;
    for (const [path, word] of words) {
      for (const problem of problemsOf(word, at(dictionary[subject], path))) {
        problems++;
        console.error(`${language}: ${subject}.${path.join('.')} ${problem}`);
      }
    }
  }
  console.log(`${language}: ${translated} of ${all} words${missing.length > 0 && missing.length < rows.length ? `; no words yet for ${missing.join(', ')}` : ''}`);
}

if (!process.argv.includes('--check')) writeFileSync('docs/texts.md', page);
else if (readFileSync('docs/texts.md', 'utf8') !== page) {
  problems++;
  console.error('docs/texts.md is not current: run npm run texts');
}
process.exit(problems > 0 ? 1 : 0);
