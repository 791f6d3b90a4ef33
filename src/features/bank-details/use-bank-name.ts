import { useEffect, useState } from 'react';
import { bankCode } from '../../domain/ifsc';

type Find = (code: string) => string | undefined;

/** The table once it is here, so that later steps name the bank at once. */
let table: Find | undefined;

/**
 * The bank that an IFSC names. The table of banks is loaded once there are four letters.
 * @returns null where there is no name to give; undefined while the table is on its way
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
      () => loaded(() => undefined), // a name is a courtesy, which a lost network may cost
    );
    return () => {
      live = false;
    };
  }, [needed]);
  if (!code) return null;
  return find ? (find(code) ?? null) : undefined;
}
