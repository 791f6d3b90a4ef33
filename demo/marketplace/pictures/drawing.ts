import { catalogue, type Shape } from '../seed/catalogue';
import { media } from '../seed/media';
import { shapes } from './shapes';

/** A number from a name, so that the same picture always has the same colours. */
const hueOf = (name: string): number =>
  ([...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7) * 137.508) % 360;

const tones = (hue: number) => ({
  from: `hsl(${hue} 62% 90%)`, to: `hsl(${(hue + 40) % 360} 58% 76%)`,
  a: `hsl(${(hue + 190) % 360} 48% 46%)`, b: `hsl(${(hue + 200) % 360} 50% 28%)`, c: `hsl(${(hue + 10) % 360} 82% 60%)`,
});

const frame = (hue: number, width: number, height: number, inner: string): string => {
  const { from, to } = tones(hue);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${inner}</svg>`;
};

const item = (shape: Shape, hue: number): string => {
  const { a, b, c } = tones(hue);
  return shapes[shape](a, b, c);
};

function product(slug: string): string | undefined {
  const found = catalogue.find((candidate) => candidate.slug === slug && candidate.picture === 'drawn');
  if (!found) return undefined;
  const hue = hueOf(slug);
  return frame(hue, 800, 800, `<g transform="scale(2)"><ellipse cx="200" cy="332" rx="120" ry="14" fill="#1b1725" opacity=".14"/>${item(found.shape, hue)}</g>`);
}

const places: Record<string, readonly Shape[]> = {
  'inspiration-fashion': ['kurta', 'sunglasses', 'bag'], 'inspiration-home': ['lamp', 'plant', 'chair'], 'inspiration-gadgets': ['earbuds', 'watch', 'speaker'],
};

const scene = (hue: number, first: Shape, second: Shape, third: Shape): string => frame(hue, 800, 800, `
  <circle cx="620" cy="180" r="150" fill="#fff" opacity=".35"/><path d="M0 590q200-70 400-20t400-30v260H0z" fill="#fff" opacity=".4"/>
  <g transform="translate(40 210) scale(1.15)">${item(first, hue)}</g><g transform="translate(400 330) scale(.95)">${item(second, hue + 90)}</g>
  <g transform="translate(440 60) scale(.7)">${item(third, hue + 200)}</g>`);

const mediaShapes: readonly Shape[] = ['kurta', 'lamp', 'lamp', 'earbuds', 'mug', 'bag', 'sneaker', 'pot', 'plant', 'dress', 'lipstick', 'book'];
const extras: readonly Shape[] = ['sunglasses', 'plant', 'watch', 'phone', 'bottle', 'shirt', 'chair', 'toy', 'speaker'];

function avatar(name: string): string {
  const hue = hueOf(name);
  const { a, c } = tones(hue);
  return frame(hue, 400, 400, `<circle cx="200" cy="160" r="96" fill="hsl(${hue % 40} 30% 16%)"/><path d="M60 400q0-130 140-130t140 130z" fill="${a}"/><circle cx="200" cy="176" r="66" fill="hsl(${24 + (hue % 8)} 48% ${52 + (hue % 18)}%)"/><path d="M134 168q20-70 66-70t66 70q-30-34-66-34t-66 34z" fill="hsl(${hue % 40} 30% 16%)"/><circle cx="200" cy="150" r="5" fill="${c}"/>`);
}

const banner = (): string => frame(268, 1200, 480, `
  <circle cx="980" cy="120" r="220" fill="#fff" opacity=".3"/><circle cx="1120" cy="420" r="160" fill="#fff" opacity=".25"/>
  <g transform="translate(640 70) scale(.9)">${item('bag', 268)}</g><g transform="translate(880 120) scale(.8)">${item('sneaker', 20)}</g>
  <g font-family="DejaVu Sans, Arial, sans-serif" fill="#2b1257"><text x="70" y="190" font-size="58" font-weight="bold">Earn Rs.50 extra</text>
  <text x="70" y="255" font-size="34">for every confirmed first order</text><text x="70" y="330" font-size="26" opacity=".75">New customer programme</text></g>`);

/** The picture of that name as SVG; undefined if the sandbox has none. */
export function drawing(name: string): string | undefined {
  if (name === 'banner-reward') return banner();
  if (name.startsWith('product-')) return product(name.slice('product-'.length));
  if (/^avatar-\w+$/.test(name)) return avatar(name);
  const inspiring = places[name];
  if (inspiring) return scene(hueOf(name), inspiring[0] ?? 'bag', inspiring[1] ?? 'bag', inspiring[2] ?? 'bag');
  const index = media.findIndex(({ picture }) => picture === name);
  if (index < 0) return undefined;
  const pick = (list: readonly Shape[], place: number): Shape => list[place % list.length] ?? 'bag';
  return scene(hueOf(name), pick(mediaShapes, index), pick(extras, index), pick(extras, index + 4));
}
