interface Result { file: string; title: string; passed: boolean; ms: number }

export interface TestMemory {
  recall(file: string): Result[] | undefined;
  keep(results: readonly Result[], run?: { asked?: Record<string, string[]>; failed?: readonly string[] }): void;
}

export function openTestMemory(options: { root?: string; environment: string; onBuild: (file: string) => boolean }): TestMemory;
