import '../../../elements/creator-auto-dm';
import type { ScreenElement } from '../../../elements/define';
import { brand } from '../../../demo/marketplace/brand';
import { createRuntime, type Runtime } from '../../../src/runtime';
import type { World } from '../../support/world';

const open: HTMLElement[] = [];

/** Puts the element on the page in front of that world and waits until it shows what there is, or why it cannot. */
export async function openAutoDm(world: World): Promise<{ element: ScreenElement; runtime: Runtime; went: string[] }> {
  const runtime = createRuntime({
    apiBase: world.apiBase,
    brand,
    instagram: { clientId: '1', authorizeUrl: '#consent', redirectUri: `${location.origin}/influencer-home` },
  });
  const element = document.createElement('creator-auto-dm');
  const went: string[] = [];
  element.runtime = runtime;
  element.router = { navigate: (path) => went.push(path), back: () => went.push('back') };
  document.body.append(element);
  open.push(element);
  await element.whenReady();
  return { element, runtime, went };
}

afterEach(() => {
  for (const element of open.splice(0)) element.remove();
});
