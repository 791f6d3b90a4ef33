/** Whether an app's version code reaches the minimum; without a minimum every version does (decision B2). */
export function meetsMinimum(code: string | number | null | undefined, minimum: number | undefined): boolean {
  return minimum === undefined || (/^\d+$/.test(String(code)) && Number(code) >= minimum);
}
