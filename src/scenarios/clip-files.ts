/** Clips that the build puts beside the chunks; the other clips of the sandbox are too large for a demo. */
const clips = new Set(['bars', 'drift', 'waves']);
const otherClip = 'waves';

/** The address of the clips, as a brand names it. */
export const clipHost = new URL(import.meta.url).hostname;

/**
 * The build for bundlers replaces this module by one that contains the clips (build/no-own-address.mjs), because
 * bundlers treat files that are not scripts differently.
 */
export const clipAddress = (name: string): string => new URL(`../scenarios/${clips.has(name) ? name : otherClip}.mp4`, import.meta.url).href;
