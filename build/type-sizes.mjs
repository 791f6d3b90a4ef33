const token = 'var\\(--_(?:caption|small|body|title|figure|hero)\\)';
/** A limit of a size: for a narrow place, or for Safari, which zooms into fields with smaller text. */
const limit = '(?:max\\()?[\\d.]+(?:px|vw|cqi)(?:, [\\d.]+(?:px|vw|cqi))*\\)?';
const part = `(?:${token}|${limit}|clamp\\(${limit}\\))`;
const size = new RegExp(`^(?:${token}|[\\d.]+pt|(?:min|max|clamp)\\((?=.*${token})${part}(?:, ${part})*\\))$`);
const tokenSize = new RegExp(`^${token}$`);

/** Declarations of a type size that is none of the six of `src/styles/tokens.css`; paper is measured in points. */
export function otherTypeSizes(css) {
  const sizes = [...css.matchAll(/\bfont-size:\s*([^;{}]+)/g)].filter(([, value]) => !size.test(value.trim()));
  const fonts = [...css.matchAll(/\bfont:\s*([^;{}]+)/g)].filter(([, value]) => value.trim() !== 'inherit' && !value.split(/[\s/]+/).some((word) => tokenSize.test(word)));
  return [...sizes, ...fonts].map(([declaration]) => declaration.trim());
}
