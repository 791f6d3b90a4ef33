/** Colours that are still fading into each other have no contrast to be measured. */
export async function settled(element: HTMLElement): Promise<void> {
  const running = element.shadowRoot?.getAnimations() ?? [];
  await Promise.all(running.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity).map(({ finished }) => finished));
}
