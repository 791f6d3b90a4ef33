import type { MouseEvent, ReactNode } from 'react';

/** Where a link leads, and what a plain click does instead of asking for the page anew. */
export interface LinkTarget {
  readonly href: string;
  readonly onClick?: (event: MouseEvent) => void;
}

export interface LinkProps {
  to: LinkTarget;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another screen. */
export function Link({ to: { href, onClick }, className, children }: LinkProps) {
  return <a href={href} className={className} onClick={onClick}>{children}</a>;
}
