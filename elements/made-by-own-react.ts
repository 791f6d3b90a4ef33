import { createRoot } from 'react-dom/client';

let suffix: string | undefined;

/** Each copy of React marks what it makes with a suffix of its own. */
function ownSuffix(): string {
  if (suffix === undefined) {
    const probe = document.createElement('div');
    createRoot(probe).unmount();
    suffix = Object.keys(probe).find((key) => key.startsWith('__reactContainer'))?.slice('__reactContainer'.length) ?? '';
  }
  return suffix;
}

/**
 * Whether the React that renders our screens has made `host`, the element around them, as well, and is therefore rendering when
 * `view` first appears. It then shows the view by itself at the end of that; asked to do so at once, its development
 * build complains.
 */
export function madeByOwnReact(view: Element, host: Element | undefined): boolean {
  return host !== undefined && `__reactFiber${ownSuffix()}` in host && !(`__reactContainer${ownSuffix()}` in view);
}
