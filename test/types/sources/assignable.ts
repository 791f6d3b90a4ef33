import type { CreatorEventMap as PublicEventMap, CreatorTagNameMap } from 'creator-elements/types/elements';
import type { CreatorEventMap } from '../../../elements/events';

// What is published must be what the sources say: our classes are what the interfaces promise, and details are the same.
export const elements = (ours: Pick<HTMLElementTagNameMap, keyof CreatorTagNameMap>): CreatorTagNameMap => ours;
export const published = (ours: CreatorEventMap): PublicEventMap => ours;
export const ours = (theirs: PublicEventMap): CreatorEventMap => theirs;
