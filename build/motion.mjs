const shorthand = /(?<![\w-])(?:-webkit-)?(transition|animation):\s*([^;{}]+)/g;
/** A time outside of the shorthand cannot be compared with the rest of its motion. */
const longhand = /(?<![\w-])(?:-webkit-)?(?:transition|animation)-(?:duration|delay):\s*[^;{}]+/g;
const time = /(?<![\w#(.-])(\d*\.?\d+)(ms|s)\b/g;

const milliseconds = (value) => [...value.matchAll(time)].map(([, figure, unit]) => Math.round(Number(figure) * (unit === 's' ? 1000 : 1)));
/** The parts between commas, without those inside functions. */
const parts = (value) => value.replace(/\([^()]*\)/g, '').split(',').map((part) => part.trim());

function isOther(part) {
  // What waits repeats until it is over; its pace is its own.
  if (/\binfinite\b/.test(part)) return false;
  const [duration, delay = 0] = milliseconds(part);
  return duration === undefined ? !/^(?:none|inherit|0)\b/.test(part) : duration < 120 || duration + delay > 240;
}

/** Declarations of a motion that takes less than 120 ms, or ends later than 240 ms after its cause (docs/theming.md). */
export function otherMotion(css) {
  const code = css.replace(/\/\*.*?\*\//gs, '');
  const found = [...code.matchAll(shorthand)].filter(([, , value]) => parts(value).some(isOther));
  return [...found, ...code.matchAll(longhand)].map(([declaration]) => declaration.trim());
}
