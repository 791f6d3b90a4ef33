import type { CreatorEventMap as PublicEventMap, CreatorTagNameMap } from 'creator-elements/types/elements';
import type { CreatorEventMap, EmitCreatorEvent } from '../../../elements/events';

// The published types must match the sources: our classes implement the interfaces, and details are equal.
export const elements = (ours: Pick<HTMLElementTagNameMap, keyof CreatorTagNameMap>): CreatorTagNameMap => ours;
export const published = (ours: CreatorEventMap): PublicEventMap => ours;
export const ours = (theirs: PublicEventMap): CreatorEventMap => theirs;

/** No event has another detail than the map's. */
export function dispatch(emit: EmitCreatorEvent): void {
  emit('creator-navigate', { route: 'home', params: {}, href: '/influencer-home', replace: false }, true);
  // @ts-expect-error the detail lacks a field
  emit('creator-navigate', { route: 'home', params: {}, href: '/influencer-home' }, true);
  // @ts-expect-error no such route
  emit('creator-navigate', { route: 'shop', params: {}, href: '/shop', replace: false }, true);
  // @ts-expect-error pages may prevent it
  emit('creator-session-expired', { reason: 'unauthorized' });
  // @ts-expect-error nobody can prevent it
  emit('creator-ready', { timings: { readyMs: 1 } }, true);
  // @ts-expect-error no such event
  emit('creator-closed', {});
}

/** Attributes are typed properties of the classes too. */
export function configure(earnings: HTMLElementTagNameMap['creator-earnings'], app: HTMLElementTagNameMap['creator-app']): void {
  earnings.view = 'past_payments';
  earnings.basePath = '/creators';
  app.routing = 'hash';
  // @ts-expect-error no such view
  earnings.view = 'yesterday';
  // @ts-expect-error no such mode
  app.routing = 'search';
  earnings.addEventListener('creator-change', ({ detail }) => console.log(detail.filters));
  // @ts-expect-error the detail has no such field
  document.addEventListener('creator-change', ({ detail }) => console.log(detail.href));
}
