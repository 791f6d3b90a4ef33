import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { collectionsRuntime, placeOf, wordsOf, type ChangeEvent, type NavigateEvent, type Place } from '../creators';

/** The shop's page: its bar, and below it the elements, the login or another page. */
@Component({
  selector: 'shop-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <div class="shop" [class.shop-evening]="dark()">
      <header class="shop-bar">
        <span class="shop-name">Bazaar</span>
        <span class="shop-with">with Angular</span>
        <button type="button" [attr.aria-pressed]="dark()" (click)="dark.set(!dark())">Evening colours</button>
      </header>
      <main class="shop-main">
        @let now = place();
        @switch (now.name) {
          @case ('overview') {
            <h1>Partner centre</h1>
            <p>Performance of the <output>{{ words(period()) }}</output></p>
            <div class="shop-columns">
              <section class="shop-panel">
                <creator-performance
                  [attr.color-scheme]="scheme()" [attr.period]="period()" (creator-change)="keepPeriod($event)"
                  (creator-navigate)="goThere($event)" (creator-session-expired)="logIn($event)"
                ></creator-performance>
              </section>
              <div>
                <section class="shop-panel">
                  <creator-earnings
                    [attr.color-scheme]="scheme()" (creator-navigate)="goThere($event)" (creator-session-expired)="logIn($event)"
                  ></creator-earnings>
                </section>
                <section class="shop-collections">
                  <button type="button" [attr.aria-expanded]="shown()" (click)="shown.set(!shown())">
                    {{ shown() ? 'Hide collections' : 'Show collections' }}
                  </button>
                  @if (shown()) {
                    <div class="shop-panel">
                      <creator-collection-listing
                        [attr.color-scheme]="scheme()" [runtime]="collectionsRuntime"
                        (creator-navigate)="goThere($event)" (creator-session-expired)="logIn($event)"
                      ></creator-collection-listing>
                    </div>
                  }
                </section>
              </div>
            </div>
          }
          @case ('login') {
            <div class="shop-panel shop-login">
              <creator-login [attr.color-scheme]="scheme()" (creator-navigate)="showOverview($event)"></creator-login>
            </div>
          }
          @case ('page') {
            <h1>{{ now.title }}</h1>
            <p>The shop's own page for <code>{{ now.href }}</code>.</p>
            <button type="button" (click)="showOverview($event)">Back to the partner centre</button>
          }
        }
      </main>
    </div>
  `,
})
export class ShopPage {
  readonly dark = signal(false);
  readonly place = signal<Place>({ name: 'overview' });
  readonly period = signal('LAST_7_DAYS');
  readonly shown = signal(false);
  readonly collectionsRuntime = collectionsRuntime;
  readonly words = wordsOf;

  scheme(): string {
    return this.dark() ? 'dark' : 'light';
  }

  goThere(event: NavigateEvent): void {
    event.preventDefault();
    this.place.set(placeOf(event.detail));
    this.shown.set(false);
  }

  logIn(event: Event): void {
    event.preventDefault();
    this.place.set({ name: 'login' });
  }

  showOverview(event: Event): void {
    event.preventDefault();
    this.place.set({ name: 'overview' });
  }

  keepPeriod({ detail }: ChangeEvent): void {
    if (detail.filters['period']) this.period.set(detail.filters['period']);
  }
}
