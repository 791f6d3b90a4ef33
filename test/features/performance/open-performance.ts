import '../../../elements/creator-performance';
import type { ScreenElement } from '../../../elements/define';
import { openElement, runtimeOf } from '../../support/open-element';
import type { World } from '../../support/world';

/** The element alone, in front of that world. */
export const openPerformance = async (world: World, attributes: Record<string, string> = {}): Promise<ScreenElement> =>
  (await openElement('creator-performance', runtimeOf(world), attributes)).element;
