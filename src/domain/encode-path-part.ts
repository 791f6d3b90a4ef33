/**
 * Encodes a value as a part of a path. A lone surrogate, on which `encodeURIComponent` throws, becomes the replacement
 * character.
 */
export const encodePathPart = (value: string): string => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));
