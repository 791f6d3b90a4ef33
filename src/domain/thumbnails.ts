/** The pictures to show, and the number for the '+{n-4}' overlay, 0 for none (decision C29). */
export function splitThumbnails<T>(list: readonly T[], shown = 4): { shown: T[]; more: number } {
  return { shown: list.slice(0, shown), more: Math.max(0, list.length - shown) };
}
