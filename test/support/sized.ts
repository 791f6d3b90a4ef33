/** Until all who observe the size of an element have heard of it: the browser tells them in the order in which they began. */
export function sized(element: HTMLElement): Promise<void> {
  // Those of a frame are told apart from those of the page.
  const { ResizeObserver: Observer = ResizeObserver } = element.ownerDocument.defaultView ?? window;
  return new Promise((resolve) => {
    const observer = new Observer(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}
