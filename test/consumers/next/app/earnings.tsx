'use client';

import { useEffect, useRef, useState } from 'react';
import type { CreatorEventMap } from 'creator-elements';
import 'creator-elements/creator-earnings';
import 'creator-elements/loader';
import type {} from 'creator-elements/types/react';

export function Earnings() {
  const earnings = useRef<HTMLElementTagNameMap['creator-earnings']>(null);
  const [view, setView] = useState<'earnings' | 'past_payments'>('earnings');
  const [chosen, setChosen] = useState('nothing');
  useEffect(() => {
    const element = earnings.current;
    const keep = (event: CreatorEventMap['creator-change']) => setChosen(event.detail.filters.tab ?? '');
    element?.addEventListener('creator-change', keep);
    return () => element?.removeEventListener('creator-change', keep);
  }, []);
  return (
    <>
      <button type="button" onClick={() => setView('past_payments')}>Show past payments</button>
      <p>Chosen: <output>{chosen}</output></p>
      <creator-earnings ref={earnings} scenario="busy-creator" view={view} />
    </>
  );
}
