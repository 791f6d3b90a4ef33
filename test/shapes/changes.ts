import fc from 'fast-check';
import { type Json, type Path, placesOf, valueAt, withValue, written } from './json';

/** One thing that is wrong in an answer. */
export interface Change {
  readonly path: Path;
  readonly kind: 'missing' | 'null' | 'other type' | 'number' | 'text' | 'date' | 'list';
  /** The new value; undefined leaves the place out. */
  readonly value: Json | undefined;
  readonly words: string;
}

/** What a script of an answer would set. */
export const scriptRan = 'creatorShapesScriptRan';

const otherTypes: readonly Json[] = [{}, [], [], [[]], true, false, '', { a: 1 }, [1], 'twelve', 7];
const numbers: readonly Json[] = [
  0, -1, -0.5, 0.1 + 0.2, 1e-9, 12.345, 99_999_999_999, 2 ** 53, 1e21, -1e21, 1.7976931348623157e308, '12', ' 12.50 ', '-3', '1e5', '1e999', '1,234', '₹12', '१२', '12345678901234567890',
];
const dates: readonly Json[] = [
  '2026-13-45', '2026-02-30', '23/11/2026', '11-23-2026', '2026-11-23 10:00', '2026-11-23T10:00:00Z', '2026-11-23T25:61:00Z', 'Mon, 23 Nov 2026', '0000-00-00', '0001-01-01',
  '+275760-09-13', '9999-12-31', '1763892000000', 1_763_892_000_000, -1, 'today', ' 2026-11-23 ',
];
const script = `window.${scriptRan}=true`;
const texts: readonly Json[] = [
  `<img src=x onerror="${script}">`, `"><svg onload="${script}">`, `<script>${script}</script>`, `javascript:${script}`, ` java\tscript:${script}`, `JaVaScRiPt:${script}//`,
  `data:text/html,<script>${script}</script>`, `https://shop.example.com/" onerror="${script}`, '//evil.example/x.png', 'https://user:pass@shop.example.com/', '../../..', 'http://', '\u202Egnp.exe\u202C',
  '\u200F\u2067שלום\u2069', '👩‍👩‍👧‍👦🇮🇳'.repeat(9), 'Donaudampfschifffahrtsgesellschaftskapitän', 'x'.repeat(5000), `${'नमस्ते '.repeat(400)}`, '\uD800', '\u0000\u0007', '   ', '\n\n', '%00%zz',
  '{{constructor}}', '__proto__', 'constructor', '${7*7}', "';--",
];

/** A value that is easy to read in a story. */
const shown = (value: Json | undefined) => {
  const text = JSON.stringify(value) ?? '';
  return text.length > 70 ? `${text.slice(0, 60)}… (${text.length} letters)` : text;
};

const ways = {
  'missing': fc.constant(undefined),
  'null': fc.constant<Json>(null),
  'other type': fc.constantFrom(...otherTypes),
  'number': fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...numbers) }, { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) }),
  'text': fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...texts) }, { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) }),
  'date': fc.constantFrom(...dates),
};

/** What fits a place: a list is changed as a list, everything else in each way. */
function changeAt(body: Json, path: Path): fc.Arbitrary<Change> {
  const now = valueAt(body, path);
  const common = (Object.keys(ways) as (keyof typeof ways)[]).filter((kind) => kind !== 'missing' || path.length > 0)
    .map((kind) => ways[kind].map((value): Change => ({ path, kind, value, words: value === undefined ? `${written(path)} is missing` : `${written(path)} is ${shown(value)}` })));
  if (!Array.isArray(now)) return fc.oneof(...common);
  const list: readonly Json[] = now;
  const bad = fc.constantFrom<Json>(null, {}, [], 'x', 7, { id: null }, [[]]);
  return fc.oneof({ weight: 1, arbitrary: fc.oneof(...common) }, {
    weight: 3, arbitrary: fc.oneof(
      fc.tuple(bad, fc.nat({ max: list.length })).map(([row, at]): Change => ({ path, kind: 'list', value: [...list.slice(0, at), row, ...list.slice(at)], words: `${written(path)} has ${shown(row)} before row ${at}` })),
      fc.constant<Change>({ path, kind: 'list', value: [], words: `${written(path)} is empty` }),
      fc.constant<Change>({ path, kind: 'list', value: { 0: list[0] ?? null, length: 1 }, words: `${written(path)} is an object` }),
      fc.constant<Change>({ path, kind: 'list', value: [...list, ...list], words: `${written(path)} has each row twice` }),
      fc.constant<Change>({ path, kind: 'list', value: [list], words: `${written(path)} is in another list` }),
    ),
  });
}

/** Up to three things that are wrong in one answer. */
export function changesOf(body: Json): fc.Arbitrary<readonly Change[]> {
  const places = placesOf(body);
  const one = fc.constantFrom(...places).chain((path) => changeAt(body, path));
  return fc.oneof({ weight: 2, arbitrary: fc.tuple(one) }, { weight: 1, arbitrary: fc.tuple(one, one) }, { weight: 1, arbitrary: fc.tuple(one, one, one) });
}

const lastPlacesFirst = (a: Change, b: Change) => written(b.path).localeCompare(written(a.path), 'en', { numeric: true });

/** The answer with what is wrong in it. Rows that are left out do not move those of the other changes. */
export const withChanges = (body: Json, changes: readonly Change[]): Json =>
  changes.toSorted(lastPlacesFirst).reduce<Json>((now, { path, value }) => (valueAt(now, path) === undefined ? now : withValue(now, path, value)), body);
