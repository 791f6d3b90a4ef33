import { useEffect, useState } from 'react';
import { bankCode } from '../../domain/ifsc';

type Find = (code: string) => string | undefined;

/** The bank that an IFSC names; the table of banks is loaded once there are four letters. A bank it does not know has no name. */
export function useBankName(ifsc: string): string | undefined {
  const code = bankCode(ifsc);
  const [find, setFind] = useState<Find>();
  const needed = code !== undefined && !find;
  useEffect(() => {
    if (!needed) return;
    let live = true;
    import('../../domain/bank-names').then(({ bankName }) => live && setFind(() => bankName), () => undefined); // a name is a courtesy
    return () => {
      live = false;
    };
  }, [needed]);
  return code && find?.(code);
}
