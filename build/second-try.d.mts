export function filesToTryAgain(results: readonly { file: string; passed: boolean }[]): string[];
export function afterSecondTry<Result extends { file: string; title: string; passed: boolean }>(
  first: readonly Result[], second: readonly Result[],
): { results: Result[]; flaky: Result[] };
