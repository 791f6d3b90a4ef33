import type { ReactNode } from 'react';

/** The filter tabs of the home list. */
export type HomeTab = 'all' | 'autoDm' | 'affiliate' | 'qrCode';

/** One entry of the home list. */
export interface HomeTile {
  id: string;
  view: ReactNode;
  /** Belongs to what the filter tabs choose from. */
  listing?: boolean;
  /** What will stand here, and whether anything will, is not known yet. */
  waiting?: boolean;
}
