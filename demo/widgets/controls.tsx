import { useRef, useState } from 'react';
import { Badge } from '../../src/widgets/badge';
import { Button } from '../../src/widgets/button';
import { CommissionBreakdownDrawer } from '../../src/widgets/commission-breakdown-drawer';
import { DateField } from '../../src/widgets/date-field';
import { DeleteDialog } from '../../src/widgets/delete-dialog';
import { Drawer } from '../../src/widgets/drawer';
import { InfiniteList } from '../../src/widgets/infinite-list';
import { PasswordAlertDrawer } from '../../src/widgets/password-alert-drawer';
import { ProductTile } from '../../src/widgets/product-tile';
import { Select } from '../../src/widgets/select';
import { Tabs } from '../../src/widgets/tabs';
import { TextField } from '../../src/widgets/text-field';
import { Toaster, type ToastItem } from '../../src/widgets/toaster';
import { pictures } from './pictures';
import { Sample } from './sample';
import { words } from './words';

type Overlay = 'breakdown' | 'remove' | 'removeAll' | 'password' | 'list';
const kinds = ['success', 'error', 'custom'] as const;
const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: index, name: words.row(index) }));
const buckets = [
  { title: null, percent: 10, commission: 1228567, sales: 12285670, orders: 1200 },
  { title: null, percent: 0.5, commission: 6000, sales: 1200000, orders: 12 },
];
const totals = { commission: 1234567, sales: 13485670, orders: 1212 };

/** Widgets for input. */
export function Controls({ onInfo }: { onInfo: () => void }) {
  const [view, setView] = useState<(typeof words.view)[number]['id']>('post');
  const [type, setType] = useState<(typeof words.type)[number]['id']>('all');
  const [period, setPeriod] = useState<(typeof words.periods)[number]['value']>('7');
  const [day, setDay] = useState('2026-11-21');
  const [texts, setTexts] = useState({ name: words.name, trigger: words.longWord, phone: '', wrong: '98765', reply: words.replyText });
  const [overlay, setOverlay] = useState<Overlay>();
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const nextToast = useRef(0);
  const body = useRef<HTMLDivElement>(null);
  const write = (key: keyof typeof texts) => (value: string) => setTexts({ ...texts, [key]: value });
  const close = () => setOverlay(undefined);
  const toast = (kind: ToastItem['kind']) => setToasts([...toasts, { id: nextToast.current++, kind, text: words.toast[kind] }]);
  return (
    <>
      <Sample name={words.buttons}>
        <Button variant="primary" wide onClick={() => toast('success')}>{words.primary}</Button>
        <div className="sample-row">
          <Button onClick={() => toast('success')}>{words.secondary}</Button>
          <Button variant="primary" busy>{words.busy}</Button>
          <Button variant="danger" onClick={() => setOverlay('remove')}>{words.danger}</Button>
          <Button variant="primary" disabled>{words.disabled}</Button>
          <Button variant="quiet" onClick={() => setOverlay('list')}>{words.quiet}</Button>
        </div>
      </Sample>
      <Sample name={words.tabs}>
        <Tabs label={words.views} tabs={words.view} selected={view} onSelect={setView} />
        <Tabs label={words.types} tabs={words.type} selected={type} onSelect={setType} />
        <Select label={words.period} options={words.periods} value={period} onChange={setPeriod} />
      </Sample>
      <Sample name={words.fields}>
        <DateField label={words.day} value={day} min="2026-09-01" max="2027-03-31" onChange={setDay} />
        <DateField label={words.day} value="2025-01-01" min="2026-09-01" max="2027-03-31" onChange={setDay} />
        <TextField label={words.fieldName} value={texts.name} onChange={write('name')} max={50} />
        <TextField label={words.trigger} value={texts.trigger} onChange={write('trigger')} max={20} />
        <TextField label={words.phone} value={texts.phone} onChange={write('phone')} hint={words.phoneHint} type="tel" />
        <TextField label={words.phone} value={texts.wrong} onChange={write('wrong')} message={words.phoneError} type="tel" />
        <TextField label={words.reply} value={texts.reply} onChange={write('reply')} max={1000} multiline />
      </Sample>
      <Sample name={words.overlays}>
        <div className="sample-row">
          <Button onClick={() => setOverlay('breakdown')}>{words.open.breakdown}</Button>
          <Button onClick={onInfo}>{words.open.info}</Button>
          <Button onClick={() => setOverlay('remove')}>{words.open.remove}</Button>
          <Button onClick={() => setOverlay('removeAll')}>{words.open.removeAll}</Button>
          <Button onClick={() => setOverlay('password')}>{words.open.password}</Button>
          <Button onClick={() => setOverlay('list')}>{words.openList}</Button>
          {kinds.map((kind) => <Button key={kind} onClick={() => toast(kind)}>{words.toasts[kind]}</Button>)}
        </div>
      </Sample>
      <CommissionBreakdownDrawer open={overlay === 'breakdown'} title="total" buckets={buckets} totals={totals} onClose={close} />
      {overlay === 'remove' && <DeleteDialog onClose={close} onDelete={close} />}
      {overlay === 'removeAll' && <DeleteDialog subject={words.deletion} onClose={close} onDelete={close} />}
      <PasswordAlertDrawer open={overlay === 'password'} onClose={close} onRedirect={close} />
      <Drawer open={overlay === 'list'} title={words.list} height="sheet" onClose={close} bodyRef={body}>
        <InfiniteList
          items={rows} getKey={(row) => row.id} hasMore={false} loading={false} onLoadMore={close} scroller={body}
          renderItem={(row) => <ProductTile name={row.name} image={pictures[rows.indexOf(row) % pictures.length]?.src} action={<Badge tone="success">{words.tone.success}</Badge>} />}
        />
      </Drawer>
      <Toaster toasts={toasts} onDone={(id) => setToasts((before) => before.filter((one) => one.id !== id))} />
    </>
  );
}
