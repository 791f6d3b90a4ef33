export interface BuiltFile {
  type: 'chunk' | 'asset';
  moduleIds: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
}
export function framesWithReact(bundle: Record<string, BuiltFile>): { frame: string; files: string[] }[];
