import { h, render, type ComponentChild } from 'preact';
import type { Framework, Rendering, Values, View } from '../../../support/framework';

type Hear = (event: Event) => void;

function probe({ shown, children, ...values }: View, hear: Hear): ComponentChild {
  if (!shown) return null;
  const listeners = {
    onlowercaseevent: hear, 'onkebab-event': hear, oncamelEvent: hear, onCAPSevent: hear, onPascalEvent: hear, 'oncreator-navigate': hear,
  };
  return h('creator-probe', { ...values, ...listeners } as object, children.map((text) => h('p', { key: text }, text)));
}

const plain = (values: Values) => h('creator-late', values as object);
const advised = ({ items, rows, camelRows, ...primitives }: Values) =>
  h('creator-late', { ...primitives, ref: (element: Element | null) => void (element && Object.assign(element, { items, rows, camelRows })) } as object);

function renderOnce(host: HTMLElement, child: ComponentChild): Rendering {
  render(child, host);
  return { update() {}, remove: () => render(null, host) };
}

export const framework: Framework = {
  render(host, view, hear) {
    render(probe(view, hear), host);
    return { update: (next) => render(probe(next, hear), host), remove: () => render(null, host) };
  },
  renderEarly: (host, values) => renderOnce(host, plain(values)),
  renderEarlyAdvised: (host, values) => renderOnce(host, advised(values)),
};
