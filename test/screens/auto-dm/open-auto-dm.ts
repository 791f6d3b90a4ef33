import '../../../elements/creator-auto-dm';
import { instagram, openElement, runtimeOf, type Opened } from '../../support/open-element';
import type { World } from '../../support/world';

export const openAutoDm = (world: World): Promise<Opened> => openElement('creator-auto-dm', runtimeOf(world, { instagram }));
