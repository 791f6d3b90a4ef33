const end = () => delete (document as { prerendering?: boolean }).prerendering;
afterEach(end);

/** Makes the page one that the browser has prepared and nobody has opened, for one test. Returns what opens it. */
export function prerender(): () => void {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  return () => {
    end();
    document.dispatchEvent(new Event('prerenderingchange'));
  };
}
