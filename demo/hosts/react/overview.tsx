import { useState } from 'react';
import type { ScreenElement } from '../../../elements/define';
import { collectionsRuntime, wordsOf, type ChangeEvent, type NavigateEvent } from '../creators';

interface OverviewProps {
  scheme: 'light' | 'dark';
  period: string;
  onPeriod: (period: string) => void;
  onNavigate: (event: NavigateEvent) => void;
  onExpired: (event: Event) => void;
}

/**
 * React sets a property only if the element already has it, otherwise an attribute. The loader may define the tag
 * later, so the object property is set by a ref.
 */
function giveRuntime(element: ScreenElement | null) {
  if (element) element.runtime = collectionsRuntime;
}

/** Performance and earnings side by side, and the collections on request. */
export function Overview({ scheme, period, onPeriod, onNavigate, onExpired }: OverviewProps) {
  const [shown, setShown] = useState(false);
  const common = { 'color-scheme': scheme, 'oncreator-navigate': onNavigate, 'oncreator-session-expired': onExpired };
  const keepPeriod = ({ detail }: ChangeEvent) => {
    if (detail.filters['period']) onPeriod(detail.filters['period']);
  };

  return (
    <>
      <h1>Partner centre</h1>
      <p>Performance of the <output>{wordsOf(period)}</output></p>
      <div className="shop-columns">
        <section className="shop-panel">
          <creator-performance {...common} period={period} oncreator-change={keepPeriod} />
        </section>
        <div>
          <section className="shop-panel">
            <creator-earnings {...common} />
          </section>
          <section className="shop-collections">
            <button type="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? 'Hide collections' : 'Show collections'}
            </button>
            {shown && (
              <div className="shop-panel">
                <creator-collection-listing {...common} ref={giveRuntime} />
              </div>
            )}
          </section>
        </div>
      </div>
    </>
  );
}
