/** Makes the page one that the browser has prepared and nobody has opened. Returns what opens it. */
export function prerender(): () => void {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  return () => {
    delete (document as { prerendering?: boolean }).prerendering;
    document.dispatchEvent(new Event('prerenderingchange'));
  };
}
