/**
 * Waits until transitions and animations have ended: colours during a transition have no contrast that could be
 * measured.
 */
export async function settled(element: HTMLElement): Promise<void> {
  const root = element.shadowRoot ?? (element.getRootNode() as Document | ShadowRoot);
  const running = root.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  // One that is cancelled, because its element is removed, has ended too.
  await Promise.allSettled(running.map(({ finished }) => finished));
}
