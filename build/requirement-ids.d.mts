export interface Requirement { id: string; area: string; kind: string; requirement: string; source: string }
export interface TestResult { file: string; title: string; passed: boolean }
export interface Judged extends Requirement { status: 'pass' | 'fail' | 'no test'; titles: string[]; tests: TestResult[] }
export function idsIn(title: string): string[];
export function readRequirements(text: string): Requirement[];
export function unknownIds(requirements: Requirement[], results: TestResult[]): { id: string; title: string; file: string }[];
export function judge(requirements: Requirement[], results: TestResult[]): Judged[];
export function readReadings(decisions: string): Map<string, { id: string; title: string }[]>;
