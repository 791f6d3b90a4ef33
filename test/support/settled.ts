/** Waits until what fades or moves has come to its end: colours that fade into each other have no contrast to be measured. */
export async function settled(element: HTMLElement): Promise<void> {
  const root = element.shadowRoot ?? (element.getRootNode() as Document | ShadowRoot);
  const running = root.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  // One that is given up, since its element goes, has come to its end as well.
  await Promise.allSettled(running.map(({ finished }) => finished));
}
