export function agreement(agreed: string, now: string, changelog: string): { changes: string[]; untold: string[]; faults: string[] };
