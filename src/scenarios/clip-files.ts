/** Clips that the build puts beside the chunks; the others of the sandbox are larger than what they would show. */
const clips = new Set(['bars', 'drift', 'waves']);
const otherClip = 'waves';

/** Where the clips come from, as a brand names it. */
export const clipHost = new URL(import.meta.url).hostname;

/** The delivery for bundlers holds the clips in place of this module (build/no-own-address.mjs): no two bundlers treat a file that is no script alike. */
export const clipAddress = (name: string): string => new URL(`../scenarios/${clips.has(name) ? name : otherClip}.mp4`, import.meta.url).href;
