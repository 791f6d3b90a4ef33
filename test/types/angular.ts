import { Component, CUSTOM_ELEMENTS_SCHEMA, type ElementRef, viewChild } from '@angular/core';
import type { CreatorEventMap } from 'creator-elements/types/angular';

@Component({
  selector: 'app-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<creator-earnings #earnings view="past_payments" (creator-navigate)="go($event)"></creator-earnings>',
})
export class Page {
  readonly earnings = viewChild<ElementRef<HTMLElementTagNameMap['creator-earnings']>>('earnings');

  go(event: CreatorEventMap['creator-navigate']): void {
    event.preventDefault();
    location.assign(event.detail.href);
    void this.earnings()?.nativeElement.refresh();
  }
}

// How Angular's checker types the template: `$event` has the DOM's type.
export function template(page: Page): void {
  const earnings = document.createElement('creator-earnings');
  earnings.addEventListener('creator-navigate', ($event) => page.go($event));
  // @ts-expect-error another event
  earnings.addEventListener('creator-ready', ($event) => page.go($event));
  // @ts-expect-error no such view
  earnings.view = 'yesterday';
}
