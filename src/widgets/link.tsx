import type { MouseEvent, ReactNode } from 'react';

/** The address of a link, and what a plain click does instead of loading the page again. */
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
