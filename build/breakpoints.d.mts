export function otherBreakpoints(css: string): string[];
