import { createApp, h, shallowRef, type Component } from 'vue';
import type { Framework, Rendering, Values, View } from '../../../support/framework';
import Early from './early.vue';
import Probe from './probe.vue';

function renderEarly(host: HTMLElement, values: Values, advised: boolean): Rendering {
  const app = createApp(Early as Component, { values, advised });
  app.mount(host);
  return { update() {}, remove: () => app.unmount() };
}

export const framework: Framework = {
  render(host, view, hear) {
    const shown = shallowRef<View>(view);
    const app = createApp({ render: () => h(Probe as Component, { view: shown.value, hear }) });
    const root = app.mount(host);
    return {
      update(next) {
        shown.value = next;
        root.$.update(); // at once, where Vue would wait for the end of the task
      },
      remove: () => app.unmount(),
    };
  },
  renderEarly: (host, values) => renderEarly(host, values, false),
  renderEarlyAdvised: (host, values) => renderEarly(host, values, true),
};
