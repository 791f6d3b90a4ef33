export interface Change { breaking: boolean; names: string[]; kind?: string; text: string }
export interface ContractMembers {
  attributes: Record<string, { type: string; default?: string }>;
  properties: Record<string, { type: string; readonly: boolean }>;
  methods: Record<string, string>;
}
export interface Baseline extends ContractMembers {
  events: Record<string, { cancelable: boolean; detail: Record<string, string> }>;
  parts: string[];
  customProperties: string[];
  elements: Record<string, ContractMembers & { events: string[] }>;
  entries: Record<string, string[]>;
  declarations: Record<string, string | Record<string, string>>;
}
export function compareContracts(before: Baseline, after: Baseline): Change[];
