import * as v from 'valibot';
import { reading } from './reading';

/** valibot accepts a list as an object, so an object with optional fields only would be read from `[]`. */
const noList = (input: unknown) => (Array.isArray(input) ? null : input);

/**
 * An object of an answer or a request.
 * @__NO_SIDE_EFFECTS__ rows that no screen uses fall out of the build
 */
export function object<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  return reading(v.object(entries), noList);
}

/**
 * An object that also hands on the keys it does not name.
 * @__NO_SIDE_EFFECTS__ as above
 */
export function looseObject<const Entries extends v.ObjectEntries>(entries: Entries): v.LooseObjectSchema<Entries, undefined> {
  return reading(v.looseObject(entries), noList);
}
