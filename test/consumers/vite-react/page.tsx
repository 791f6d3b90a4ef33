import { useState } from 'react';
import 'creator-elements/creator-earnings';
import 'creator-elements/loader';
import type {} from 'creator-elements/types/react';

export function Page() {
  const [view, setView] = useState<'earnings' | 'past_payments'>('earnings');
  const [chosen, setChosen] = useState('nothing');
  return (
    <>
      <h1>Partner centre</h1>
      <button type="button" onClick={() => setView('past_payments')}>Show past payments</button>
      <p>Chosen: <output>{chosen}</output></p>
      <creator-earnings
        scenario="busy-creator"
        view={view}
        oncreator-change={(event) => setChosen(event.detail.filters.tab ?? '')}
      />
    </>
  );
}
