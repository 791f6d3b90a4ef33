import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { RouteName } from '../../src/domain/routes';
import { appWords } from '../../src/text/en/app';

export type NavItem = keyof typeof appWords.nav;

const order: readonly NavItem[] = ['home', 'performance', 'earnings', 'autoDm', 'help'];

const icons: Record<NavItem, TemplateResult> = {
  home: svg`<path d="M3 10.5 12 3l9 7.5V20a1 1 0 0 1-1 1h-5v-6H9v6H4a1 1 0 0 1-1-1z"/>`,
  performance: svg`<path d="M4 20V11M10 20V4M16 20v-7M21 20H3"/>`,
  earnings: svg`<path d="M3 7h18v12H3zM3 11h18M7 15h4"/>`,
  autoDm: svg`<path d="M21 12a8 8 0 0 1-8 8H4l2-3a8 8 0 1 1 15-5zM9 12h.01M13 12h.01M17 12h.01"/>`,
  help: svg`<path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17h.01"/>`,
};

interface BottomNav {
  current: RouteName;
  /** AutoDM is shown only when Instagram is connected. */
  instagramConnected: boolean;
  has: (item: NavItem) => boolean;
  href: (item: NavItem) => string;
  go: (item: NavItem, event: MouseEvent) => void;
  /** The way past the navigation, where there is one: a part of it, because all content of a page belongs to a landmark. */
  skip?: TemplateResult;
}

/** The bottom navigation (specification section 2). */
export function bottomNav({ current, instagramConnected, has, href, go, skip }: BottomNav): TemplateResult {
  const items = order.filter((item) => has(item) && (item !== 'autoDm' || instagramConnected));
  return html`<nav class="nav" aria-label=${appWords.navigation}>
    ${skip ?? nothing}${items.map((item) => html`<a
      class="nav-item"
      href=${href(item)}
      aria-current=${item === current ? 'page' : nothing}
      @click=${(event: MouseEvent) => go(item, event)}
    ><svg viewBox="0 0 24 24" aria-hidden="true">${icons[item]}</svg>${appWords.nav[item]}</a>`)}
  </nav>`;
}
