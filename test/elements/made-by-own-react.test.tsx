import { expect } from '@open-wc/testing';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { madeByOwnReact } from '../../elements/made-by-own-react';

describe('an element that our own copy of React has made', () => {
  const roots: Root[] = [];
  afterEach(() => roots.splice(0).forEach((root) => root.unmount()));
  const rootIn = (place: Element) => {
    const root = createRoot(place);
    roots.push(root);
    return root;
  };

  it('is known by the mark of that copy', () => {
    const [place, view] = [document.createElement('div'), document.createElement('div')];
    flushSync(() => rootIn(place).render(<p />));
    const host = place.firstElementChild ?? undefined;
    expect(madeByOwnReact(view, host)).to.equal(true);
    expect(madeByOwnReact(view, place), 'the place of a root is not made by React').to.equal(false);
    expect(madeByOwnReact(view, undefined)).to.equal(false);
  });

  it('is not one that another copy of React has marked', () => {
    const host = Object.assign(document.createElement('div'), { __reactFiber$other: {}, __reactFiber: {} });
    expect(madeByOwnReact(document.createElement('div'), host)).to.equal(false);
  });

  it('needs no care where the view is a root of React already', () => {
    const [place, view] = [document.createElement('div'), document.createElement('div')];
    flushSync(() => rootIn(place).render(<p />));
    rootIn(view);
    expect(madeByOwnReact(view, place.firstElementChild ?? undefined)).to.equal(false);
  });
});
