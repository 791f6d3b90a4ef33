export function otherMotion(css: string): string[];
