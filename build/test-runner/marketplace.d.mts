export interface ServedMarketplace {
  origin: string;
  local: string;
  otherOrigin: string;
  put(path: string, page: { body?: string | undefined; policy?: string | undefined }): void;
  close(): Promise<void>;
}

export function serveMarketplace(options: { scenario: string; hosts?: boolean; plain?: boolean; assets?: string; clock?: () => number }): Promise<ServedMarketplace>;
