export function closure(
  manifest: Record<string, { imports: string[]; dynamicImports: string[] }>,
  start: string,
  options?: { dynamicSteps?: number },
): Set<string>;
