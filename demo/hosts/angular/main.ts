import '@angular/compiler'; // compiled in the browser, so that the page needs no Angular build
import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { ShopPage } from './shop-page';

void bootstrapApplication(ShopPage, { providers: [provideZonelessChangeDetection()] });
