import type { ReactNode } from 'react';
import type { RouteName, RouteParams } from '../../../domain/routes';
import { Link } from '../../../widgets/link';
import { routeLinks } from './route-links';
import { useScreen } from './screen-context';

/** Creates links to other screens. */
export function useRouteLinks() {
  const { hrefOf, navigate } = useScreen();
  return routeLinks({ hrefOf, navigate });
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
