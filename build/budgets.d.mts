export interface Budget { name: string; files: string[]; limit: number }
export const chunkFiles: { most: number; smallest: number };
export function budgets(manifest: Record<string, { imports: string[]; dynamicImports: string[] }>, reactSize: number): Budget[];
