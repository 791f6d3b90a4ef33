/** Nodes in the page beside the element that stay when the element is removed. */
export interface ContentWatch {
  /** E.g. `<dialog> in <body>`; empty if nothing is left. */
  left(): string[];
}

const places = () => [document.documentElement, document.head, document.body];

/** Observes nodes that are added to the page from now on and stay. */
export function watchContent(): ContentWatch {
  const before = new Set(places().flatMap((place) => [...place.children]));
  return {
    left: () => places().flatMap((place) => [...place.children].filter((each) => !before.has(each))
      .map((each) => `<${each.localName}> in <${place.localName}>`)),
  };
}

/** Observes changed styles of `<html>` and `<body>`, above all a page that no longer scrolls. */
export function watchPageStyles(): ContentWatch {
  const before = places().map((place) => place.style.cssText);
  return {
    left: () => places().filter((place, index) => place.style.cssText !== before[index])
      .map((place) => `the changed style of <${place.localName}> (${place.style.cssText || 'none'})`),
  };
}
