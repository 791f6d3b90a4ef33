export interface Budget { name: string; files: string[]; limit: number }
export function budgets(manifest: Record<string, { imports: string[]; dynamicImports: string[] }>, react: number): Budget[];
