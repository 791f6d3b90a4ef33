import type { ReactNode, Ref } from 'react';

interface ReservedPlaceProps {
  /** The minimum height of the content, in px or in CSS, which avoids layout shifts. */
  height: number | string;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** The place of content that is not rendered yet. */
export function ReservedPlace({ height, ref, children }: ReservedPlaceProps) {
  // The browser writes a style in its own words, which React's development build would call a difference.
  return <div ref={ref} style={{ minHeight: height }} suppressHydrationWarning>{children}</div>;
}
