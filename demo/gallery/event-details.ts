import type { RouteName, RouteParams } from '../../src/domain/routes';

/** `detail` of `creator-navigate`. */
export interface CreatorNavigateDetail {
  route: RouteName;
  params: RouteParams;
  href: string;
  replace: boolean;
}
