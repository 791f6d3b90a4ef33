import * as v from 'valibot';
import { reading } from './object';

/*
 * Fields that the specification does not name and a screen shows only where they are there. In a form that cannot be
 * read they count as missing: an assumption of ours must not cost the item or the answer that contains them (decision
 * E324).
 */

/** A number; also one that is written as text. */
export const extraAmount = /* @__PURE__ */ reading(v.nullish(v.number()), numberOf);
/** A flag that is on. */
export const extraFlag = /* @__PURE__ */ reading(v.nullish(v.boolean()), flagOf);
/** A text; also one that was sent as a number. */
export const extraText = /* @__PURE__ */ reading(v.nullish(v.string()), textOf);

/** The finite number of a value; null if there is none. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Whether a value says that something is so; null also if it says that it is not. */
export function flagOf(value: unknown): true | null {
  return [true, 'true', 1, '1'].includes(value as never) || null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
