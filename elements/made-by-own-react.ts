import { createRoot } from 'react-dom/client';

let suffix: string | undefined;

/** Each copy of React marks its nodes with a random suffix. */
function ownSuffix(): string {
  if (suffix === undefined) {
    const probe = document.createElement('div');
    createRoot(probe).unmount();
    suffix = Object.keys(probe).find((key) => key.startsWith('__reactContainer'))?.slice('__reactContainer'.length) ?? '';
  }
  return suffix;
}

/**
 * Whether the React that renders our screens also created `host`, the element around them, and is therefore rendering
 * when `view` appears. It then renders the view at the end of that render. If asked to render immediately, its
 * development build warns.
 */
export function madeByOwnReact(view: Element, host: Element | undefined): boolean {
  return host !== undefined && `__reactFiber${ownSuffix()}` in host && !(`__reactContainer${ownSuffix()}` in view);
}
