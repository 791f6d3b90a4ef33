/** What stands in the page beside the element, and does not go with it. */
export interface ContentWatch {
  /** E.g. `<dialog> in <body>`; empty when everything is gone. */
  left(): string[];
}

const places = () => [document.documentElement, document.head, document.body];

/** Sees what is put into the page from now on and stays. */
export function watchContent(): ContentWatch {
  const before = new Set(places().flatMap((place) => [...place.children]));
  return {
    left: () => places().flatMap((place) => [...place.children].filter((each) => !before.has(each))
      .map((each) => `<${each.localName}> in <${place.localName}>`)),
  };
}

/** Sees styles of `<html>` and `<body>` that are not as they were: a page that has stopped scrolling, most of all. */
export function watchPageStyles(): ContentWatch {
  const before = places().map((place) => place.style.cssText);
  return {
    left: () => places().filter((place, index) => place.style.cssText !== before[index])
      .map((place) => `the changed style of <${place.localName}> (${place.style.cssText || 'none'})`),
  };
}
