const accents: Readonly<Record<string, string>> = {
  a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ', n: 'ñ', o: 'ô', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š',
  t: 'ţ', u: 'û', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž',
  A: 'Å', B: 'Ɓ', C: 'Ç', D: 'Ð', E: 'É', F: 'Ƒ', G: 'Ĝ', H: 'Ĥ', I: 'Î', J: 'Ĵ', K: 'Ķ', L: 'Ļ', M: 'Ṁ', N: 'Ñ', O: 'Ö', P: 'Þ', Q: 'Ǫ', R: 'Ŕ', S: 'Š',
  T: 'Ţ', U: 'Û', V: 'Ṽ', W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž',
};

/** Other languages are up to so much longer. */
const longer = 0.4;

/** Characters for private use stand for values. */
const firstMark = 0xe000;

/**
 * English as a language that nobody has translated: accents, and 40 % longer, but readable. A text that looks like English
 * in it does not come from `src/text`, or was read when its module was loaded. Values stay as they are.
 */
export function dictionary(text: string, values: readonly unknown[]): string {
  const shown = values.map(String);
  const order = shown.map((_, index) => index).filter((index) => shown[index] !== '').sort((a, b) => (shown[b]?.length ?? 0) - (shown[a]?.length ?? 0));
  const kept = order.reduce((rest, index) => rest.split(shown[index] ?? '').join(String.fromCharCode(firstMark + index)), text);
  const letters = (kept.match(/[a-z]/gi) ?? []).length;
  const accented = kept.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);
  const end = letters > 0 ? `·${'·'.repeat(Math.floor(letters * longer))}` : '';
  return `${accented}${end}`.replace(/[\ue000-\uf8ff]/g, (mark) => shown[mark.charCodeAt(0) - firstMark] ?? mark);
}
