import type { ReactNode } from 'react';
import sheet from './held.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

/**
 * A form that cannot be changed while it is being sent: what is added to it then would be neither sent nor kept. Its parts
 * have the distance of those around it.
 */
export function Held({ sending, children }: { sending: boolean; children: ReactNode }) {
  return <div ref={styled} className="held" inert={sending}>{children}</div>;
}
