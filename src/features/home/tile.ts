import type { ReactNode } from 'react';

/** The filter tabs of the home list. */
export type HomeTab = 'all' | 'autoDm' | 'affiliate' | 'qrCode';

/** An entry of the home list. */
export interface HomeTile {
  id: string;
  view: ReactNode;
  /** Belongs to the items that the filter tabs select from. */
  listing?: boolean;
  /** It is not known yet whether it will be shown. */
  waiting?: boolean;
}
