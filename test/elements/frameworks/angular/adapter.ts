import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, createComponent, provideZonelessChangeDetection, signal, type ApplicationRef, type Type } from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import type { Framework, Rendering, Values, View } from '../../../support/framework';

@Component({
  selector: 'test-probe',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @let now = view();
    @if (now?.shown) {
      <creator-probe
        [label]="now.label" [count]="now.count" [open]="now.open" [items]="now.items" [rows]="now.rows" [camelRows]="now.camelRows"
        (lowercaseevent)="hear($event)" (kebab-event)="hear($event)" (camelEvent)="hear($event)" (CAPSevent)="hear($event)"
        (PascalEvent)="hear($event)" (creator-navigate)="hear($event)"
      >@for (text of now.children; track text) {<p>{{ text }}</p>}</creator-probe>
    }
  `,
})
class Probe {
  readonly view = signal<View | undefined>(undefined);
  hear: (event: Event) => void = () => undefined;
}

@Component({
  selector: 'test-early',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @let now = values();
    @if (now) {
      <creator-late
        [attr.label]="now.label" [attr.count]="now.count" [open]="now.open" [items]="now.items" [rows]="now.rows" [camelRows]="now.camelRows"
      ></creator-late>
    }
  `,
})
class Early {
  readonly values = signal<Values | undefined>(undefined);
}

let app: ApplicationRef | undefined;

function show<T>(component: Type<T>, host: HTMLElement, fill: (instance: T) => void) {
  if (!app) throw new Error('prepare() has not been awaited');
  const hostElement = document.createElement('div');
  host.append(hostElement);
  const view = createComponent(component, { environmentInjector: app.injector, hostElement });
  fill(view.instance);
  app.attachView(view.hostView);
  app.tick();
  return { instance: view.instance, remove: () => view.destroy() };
}

function renderEarly(host: HTMLElement, values: Values): Rendering {
  const { remove } = show(Early, host, (early) => early.values.set(values));
  return { update() {}, remove };
}

export const framework: Framework = {
  async prepare() {
    app = await createApplication({ providers: [provideZonelessChangeDetection()] });
  },
  render(host, view, hear) {
    const { instance, remove } = show(Probe, host, (probe) => {
      probe.view.set(view);
      probe.hear = hear;
    });
    return {
      update(next) {
        instance.view.set(next);
        app?.tick();
      },
      remove,
    };
  },
  renderEarly,
  renderEarlyAdvised: renderEarly,
};
