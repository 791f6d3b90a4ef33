import { configureCreator, createRuntime } from '/runtime.js';

const brand = { name: 'Bazaar', appName: 'Bazaar', loginType: 'BAZAAR_SMS', productHosts: ['www.bazaar.example', 'bazaar.example'] };
const titles = { home: 'Start', bankDetails: 'Bank details', affiliateLinks: 'New collection' };

configureCreator({ apiBase: '/api', clientId: 'partner-centre', brand });
const collectionsRuntime = createRuntime({ apiBase: '/api', clientId: 'partner-centre-collections', brand });

const shop = document.getElementById('shop');
const main = document.getElementById('main');
let scheme = 'light';
let period = 'LAST_7_DAYS';

const setScheme = () => {
  for (const element of main.querySelectorAll('creator-performance, creator-earnings, creator-collection-listing, creator-login')) {
    element.setAttribute('color-scheme', scheme);
  }
};

/** Takes what was there out of the page, which unmounts its elements, and puts the template's content in. */
function show(id, fill = () => {}) {
  const content = document.getElementById(id).content.cloneNode(true);
  fill(content);
  main.replaceChildren(content);
  setScheme();
}

const sayPeriod = () => {
  document.getElementById('period').textContent = period.toLowerCase().replaceAll('_', ' ');
};

function showOverview() {
  show('overview', (content) => content.querySelector('creator-performance').setAttribute('period', period));
  sayPeriod();
  document.getElementById('toggle').addEventListener('click', toggleCollections);
}

function toggleCollections({ currentTarget: button }) {
  const box = document.getElementById('collections');
  const shown = box.childElementCount > 0;
  if (shown) {
    box.replaceChildren();
  } else {
    const panel = document.createElement('div');
    panel.className = 'shop-panel';
    const listing = document.createElement('creator-collection-listing');
    listing.runtime = collectionsRuntime;
    panel.append(listing);
    box.append(panel);
  }
  setScheme();
  button.textContent = shown ? 'Show collections' : 'Hide collections';
  button.setAttribute('aria-expanded', String(!shown));
}

// All events bubble, so the shop hears them in one place.
main.addEventListener('creator-navigate', (event) => {
  event.preventDefault();
  const { route, href } = event.detail;
  if (event.target.localName === 'creator-login') showOverview();
  else if (route === 'login') show('login');
  else {
    show('page', (content) => {
      content.querySelector('h1').textContent = titles[route] ?? 'Another page';
      content.querySelector('code').textContent = href;
      content.querySelector('button').addEventListener('click', showOverview);
    });
  }
});
main.addEventListener('creator-session-expired', (event) => {
  event.preventDefault();
  show('login');
});
main.addEventListener('creator-change', ({ detail }) => {
  if (!detail.filters.period) return;
  period = detail.filters.period;
  sayPeriod();
});

document.getElementById('theme').addEventListener('click', ({ currentTarget: button }) => {
  scheme = scheme === 'light' ? 'dark' : 'light';
  button.setAttribute('aria-pressed', String(scheme === 'dark'));
  shop.classList.toggle('shop-evening', scheme === 'dark');
  setScheme();
});

showOverview();
