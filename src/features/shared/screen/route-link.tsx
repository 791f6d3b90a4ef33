import type { ReactNode } from 'react';
import { pathOf, type RouteName, type RouteParams } from '../../../domain/routes';
import { Link, type LinkTarget } from '../../../widgets/link';
import { useScreen } from './screen-context';

/**
 * Creates links to other screens: a real address for new tabs and screen readers, our own navigation for a plain click.
 */
export function useRouteLinks(): (to: RouteName, params?: RouteParams, query?: RouteParams) => LinkTarget {
  const { basePath, navigate } = useScreen();
  return (to, params, query) => ({
    href: basePath + pathOf(to, params, query),
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      navigate(to, params, query ? { query } : undefined);
    },
  });
}

interface RouteLinkProps {
  to: RouteName;
  params?: RouteParams;
  query?: RouteParams;
  className?: string;
  children: ReactNode;
}

/** A link to another screen, for components that are not views. */
export function RouteLink({ to, params, query, className, children }: RouteLinkProps) {
  const link = useRouteLinks();
  return <Link to={link(to, params, query)} className={className}>{children}</Link>;
}
