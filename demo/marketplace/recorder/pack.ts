type Tables = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A reference would be longer than such a short value. */
const worthSharing = 24;

/**
 * Replaces repeated values (the same product in twenty answers) by `{ "$": n }`.
 * @param tables by name; each by request
 */
export function pack(tables: Tables): { shared: unknown[]; tables: Tables } {
  const counts = new Map<string, number>();
  const count = (value: unknown): void => {
    const text = JSON.stringify(value);
    if (text.length >= worthSharing) {
      const seen = counts.get(text) ?? 0;
      counts.set(text, seen + 1);
      if (seen > 0) return; // values inside are replaced with it
    }
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(count);
  };
  for (const table of Object.values(tables)) Object.values(table).forEach(count);

  const shared: unknown[] = [];
  const places = new Map<string, number>();
  const packed = (value: unknown): unknown => {
    const text = JSON.stringify(value);
    const known = places.get(text);
    if (known !== undefined) return { $: known };
    const inner = typeof value !== 'object' || value === null ? value
      : Array.isArray(value) ? value.map(packed)
      : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, packed(each)]));
    if ((counts.get(text) ?? 0) < 2) return inner;
    places.set(text, shared.push(inner) - 1);
    return { $: shared.length - 1 };
  };
  return {
    tables: Object.fromEntries(Object.entries(tables).map(([name, table]) =>
      [name, Object.fromEntries(Object.entries(table).map(([key, value]) => [key, packed(value)]))])),
    shared,
  };
}
