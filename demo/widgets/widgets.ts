import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import base from '../../src/styles/base.css';
import tokens from '../../src/styles/tokens.css';
import { WidgetsView } from './widgets-view';
import page from './page.css';

document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
document.body.className = 'widgets';
const schemes = document.createElement('main');
schemes.className = 'widgets-schemes';
document.body.append(schemes);

for (const scheme of ['light', 'dark']) {
  const host = document.createElement('div');
  host.className = 'widgets-scheme';
  host.setAttribute('color-scheme', scheme);
  schemes.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [tokens, base];
  createRoot(root).render(createElement(WidgetsView));
}
