export function readUse(files: readonly string[], enter?: (file: string) => boolean): { events: Set<string>; parts: Set<string> };
