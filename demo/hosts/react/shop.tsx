import { useState } from 'react';
import { placeOf, type NavigateEvent, type Place } from '../creators';
import { Overview } from './overview';

/** The shop's page: its bar, and below it the elements, the login or another page. */
export function Shop() {
  const [dark, setDark] = useState(false);
  const [place, setPlace] = useState<Place>({ name: 'overview' });
  const [period, setPeriod] = useState('LAST_7_DAYS');
  const scheme = dark ? 'dark' : 'light';

  const goThere = (event: NavigateEvent) => {
    event.preventDefault();
    setPlace(placeOf(event.detail));
  };
  const logIn = (event: Event) => {
    event.preventDefault();
    setPlace({ name: 'login' });
  };
  const showOverview = (event?: Event) => {
    event?.preventDefault();
    setPlace({ name: 'overview' });
  };

  return (
    <div className={dark ? 'shop shop-evening' : 'shop'}>
      <header className="shop-bar">
        <span className="shop-name">Bazaar</span>
        <span className="shop-with">with React</span>
        <button type="button" aria-pressed={dark} onClick={() => setDark(!dark)}>Evening colours</button>
      </header>
      <main className="shop-main">
        {place.name === 'overview' && (
          <Overview scheme={scheme} period={period} onPeriod={setPeriod} onNavigate={goThere} onExpired={logIn} />
        )}
        {place.name === 'login' && (
          <div className="shop-panel shop-login">
            <creator-login color-scheme={scheme} oncreator-navigate={showOverview} />
          </div>
        )}
        {place.name === 'page' && (
          <>
            <h1>{place.title}</h1>
            <p>The shop's own page for <code>{place.href}</code>.</p>
            <button type="button" onClick={() => showOverview()}>Back to the partner centre</button>
          </>
        )}
      </main>
    </div>
  );
}
