import { createElement, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Framework, Rendering, Values, View } from '../../../support/framework';

type Hear = (event: Event) => void;

function Probe({ view, hear }: { view: View; hear: Hear }) {
  const { shown, children, ...values } = view;
  if (!shown) return null;
  return createElement(
    'creator-probe',
    {
      ...values, onlowercaseevent: hear, 'onkebab-event': hear, oncamelEvent: hear, onCAPSevent: hear, onPascalEvent: hear,
      'oncreator-navigate': hear,
    },
    children.map((text) => createElement('p', { key: text }, text)),
  );
}

function renderIn(host: HTMLElement, element: ReactElement) {
  const root = createRoot(host);
  const show = (next: ReactElement) => flushSync(() => root.render(next));
  show(element);
  return { show, remove: () => flushSync(() => root.unmount()) };
}

const Plain = (values: Values) => createElement('creator-late', values);
const Advised = ({ items, rows, camelRows, ...primitives }: Values) =>
  createElement('creator-late', { ...primitives, ref: (element: HTMLElement | null) => void (element && Object.assign(element, { items, rows, camelRows })) });

const renderOnce = (host: HTMLElement, element: ReactElement): Rendering => ({ update() {}, remove: renderIn(host, element).remove });

export const framework: Framework = {
  render(host, view, hear) {
    const { show, remove } = renderIn(host, createElement(Probe, { view, hear }));
    return { update: (next) => show(createElement(Probe, { view: next, hear })), remove };
  },
  renderEarly: (host, values) => renderOnce(host, createElement(Plain, values)),
  renderEarlyAdvised: (host, values) => renderOnce(host, createElement(Advised, values)),
};
