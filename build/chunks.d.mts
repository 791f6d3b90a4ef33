export interface ModuleGraph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
}
export function chunkOf(id: string, graph: ModuleGraph): string | undefined;
