import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import 'creator-elements/creator-earnings';
import 'creator-elements/loader';

@Component({
  selector: 'partner-centre',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main class="partner-centre">
      <h1>Partner centre</h1>
      <button type="button" (click)="view.set('past_payments')">Show past payments</button>
      <p>Chosen: <output>{{ chosen() }}</output></p>
      <creator-earnings scenario="busy-creator" [view]="view()" (creator-change)="keep($event)"></creator-earnings>
    </main>
  `,
})
export class PartnerCentre {
  readonly view = signal('earnings');
  readonly chosen = signal('nothing');

  keep(event: CustomEvent<{ filters: Record<string, string> }>) {
    this.chosen.set(event.detail.filters['tab'] ?? '');
  }
}
