import { isPlainPress } from '../../../domain/plain-press';
import { pathOf, type RouteName, type RouteParams } from '../../../domain/routes';
import type { LinkTarget } from '../../../widgets/link';
import type { ScreenHost } from './screen-context';

/**
 * Creates links to other screens: a real address for new tabs and screen readers, our own navigation for a plain click.
 */
export function routeLinks({ hrefOf, navigate }: Pick<ScreenHost, 'hrefOf' | 'navigate'>): (to: RouteName, params?: RouteParams, query?: RouteParams) => LinkTarget {
  return (to, params, query) => ({
    href: hrefOf(pathOf(to, params, query)),
    onClick: (event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      navigate(to, params, query ? { query } : undefined);
    },
  });
}
