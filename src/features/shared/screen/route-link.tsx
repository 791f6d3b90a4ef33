import type { MouseEvent, ReactNode } from 'react';
import { pathOf, type RouteName, type RouteParams } from '../../../domain/routes';
import { useScreen } from './screen-context';

interface RouteLinkProps {
  to: RouteName;
  params?: RouteParams;
  query?: RouteParams;
  className?: string;
  children: ReactNode;
}

/** A link to another screen: a real address for new tabs and readers, our own navigation for a plain click. */
export function RouteLink({ to, params, query, className, children }: RouteLinkProps) {
  const { basePath, navigate } = useScreen();
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    navigate(to, params, query ? { query } : undefined);
  };
  return (
    <a href={basePath + pathOf(to, params, query)} className={className} onClick={go}>
      {children}
    </a>
  );
}
