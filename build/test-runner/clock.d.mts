export function now(): number;

export const clockScripts: readonly { script: (argument: unknown) => void; argument: unknown }[];
