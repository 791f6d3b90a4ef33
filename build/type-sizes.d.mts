export function otherTypeSizes(css: string): string[];
