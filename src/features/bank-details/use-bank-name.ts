import { useEffect, useState } from 'react';
import { bankCode } from '../../domain/bank-account';

type Find = (code: string) => string | undefined;

/** The table after it has loaded, so that later steps name the bank immediately. */
let table: Find | undefined;

/**
 * The bank of an IFSC. The table of banks is loaded once there are four letters.
 * @returns null without a name; undefined while the table is loading
 */
export function useBankName(ifsc: string): string | null | undefined {
  const code = bankCode(ifsc);
  const [find, setFind] = useState<Find | undefined>(() => table);
  const needed = code !== undefined && !find;
  useEffect(() => {
    if (!needed) return;
    let live = true;
    const loaded = (found: Find) => live && setFind(() => found);
    import('../../domain/bank-names').then(
      ({ bankName }) => loaded((table = bankName)),
      () => loaded(() => undefined), // the name is optional, so a failure is ignored
    );
    return () => {
      live = false;
    };
  }, [needed]);
  if (!code) return null;
  return find ? (find(code) ?? null) : undefined;
}
