import { useState } from 'react';
import grid from '../../src/styles/grid.css';
import { nextOrder, type RowOrder } from '../../src/domain/sort-rows';
import { AsOfLine } from '../../src/widgets/as-of-line';
import { Card } from '../../src/widgets/card';
import { ColumnChart } from '../../src/widgets/column-chart';
import { EmptyState, type EmptyKind } from '../../src/widgets/empty-state';
import { ErrorNote } from '../../src/widgets/error-note';
import { ProductTile } from '../../src/widgets/product-tile';
import { SortHead } from '../../src/widgets/sort-head';
import { styledBy } from '../../src/widgets/styled-by';
import { Switch } from '../../src/widgets/switch';
import { pictures } from './pictures';
import { Sample } from './sample';
import { words } from './words';

const gridded = styledBy(grid);
const now = Date.parse('2026-11-21T10:00:00+05:30');
const kinds: readonly EmptyKind[] = ['figures', 'posts', 'links', 'codes', 'products', 'payments', 'search', 'missing'];

/** A chart by day, a flat list with its headings, and what replaces them. */
export function Lists() {
  const [day, setDay] = useState(5);
  const [order, setOrder] = useState<RowOrder<'day' | 'amount'>>();
  const [on, setOn] = useState(true);
  const [tries, setTries] = useState(0);
  return (
    <>
      <Sample name={words.days}>
        <Card><ColumnChart label={words.days} columns={words.columns} selected={day} onSelect={setDay} format={(value) => `₹${value}`} ends={['15 Nov', '21 Nov']} /></Card>
      </Sample>
      <Sample name={words.flatList}>
        <SortHead
          className="sample-row" order={order} onSort={(by) => setOrder(nextOrder(order, by))}
          columns={[{ name: words.day, by: 'day', days: true }, { name: words.payments, by: 'amount' }]}
        />
        {words.product.map((name, index) => <ProductTile key={name} name={name} image={pictures[index]?.src} note={words.price[index]} />)}
      </Sample>
      <Sample name={words.switches}>
        <div className="sample-row"><Switch label={words.tone.primary} on={on} onToggle={() => setOn(!on)} /><Switch label={words.tone.danger} on={!on} onToggle={() => setOn(!on)} /></div>
      </Sample>
      <Sample name={words.offline}>
        <AsOfLine time={now - 3_600_000} now={now} offline busy={false} onRetry={() => setTries(tries + 1)} />
        <Card><ErrorNote offline onRetry={() => setTries(tries + 1)} /></Card>
      </Sample>
      <Sample name={words.empties}>
        <div ref={gridded} className="grid">
          {kinds.map((kind) => <div key={kind} className="span-6"><Card><EmptyState kind={kind} title={words.empty[kind]} text="" /></Card></div>)}
        </div>
      </Sample>
    </>
  );
}
