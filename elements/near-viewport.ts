/**
 * Calls `near` when the element is near the viewport, and when the page is printed, where everything is visible.
 * Returns a function that ends it. Needs IntersectionObserver.
 */
export function whenNearViewport(element: Element, near: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) near();
  }, { rootMargin: '200px', scrollMargin: '200px' }); // the second for frames and scrollers of the page
  observer.observe(element);
  addEventListener('beforeprint', near);
  return () => {
    observer.disconnect();
    removeEventListener('beforeprint', near);
  };
}
