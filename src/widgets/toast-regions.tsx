import type { ReactNode, Ref } from 'react';
import { styledBy } from './styled-by';
import sheet from './toaster.css';

const styled = styledBy(sheet);

interface ToastRegionsProps {
  boxRef?: Ref<HTMLDivElement>;
  notices?: ReactNode;
  errors?: ReactNode;
}

/**
 * The live regions of toasts. Both exist without a toast too, because screen readers only announce changes of regions
 * that they know.
 */
export function ToastRegions({ boxRef, notices, errors }: ToastRegionsProps) {
  return (
    <div ref={boxRef} className="toaster" popover="manual">
      <div ref={styled} role="status" aria-atomic="false">{notices}</div>
      <div role="alert" aria-atomic="false">{errors}</div>
    </div>
  );
}
