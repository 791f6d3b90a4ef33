import { flushSync, mount, unmount, type Component } from 'svelte';
import { fromStore, writable } from 'svelte/store';
import type { Framework, Rendering, Values } from '../../../support/framework';
import Early from './early.svelte';
import Probe from './probe.svelte';

function renderEarly(host: HTMLElement, values: Values, spread: boolean): Rendering {
  const component = mount(Early as Component<{ values: Values; spread: boolean }>, { target: host, props: { values, spread } });
  flushSync();
  return { update() {}, remove: () => void unmount(component) };
}

export const framework: Framework = {
  render(host, view, hear) {
    const store = writable(view);
    const shown = fromStore(store);
    const component = mount(Probe as Component<Record<string, unknown>>, { target: host, props: { get view() { return shown.current; }, hear } });
    flushSync();
    return {
      update(next) {
        store.set(next);
        flushSync();
      },
      remove() {
        void unmount(component);
        flushSync();
      },
    };
  },
  renderEarly: (host, values) => renderEarly(host, values, true),
  renderEarlyAdvised: (host, values) => renderEarly(host, values, false),
};
