import type { ReactNode } from 'react';

interface LoadedProps {
  /** Newer content is loading. */
  busy: boolean;
  children: ReactNode;
}

/** Around content from the server: the same box in every state, so that its content stays. It has no effect on the layout. */
export function Loaded({ busy, children }: LoadedProps) {
  // The browser writes a style in its own words, which React's development build would call a difference.
  return <div style={{ display: 'contents' }} aria-busy={busy} suppressHydrationWarning>{children}</div>;
}
