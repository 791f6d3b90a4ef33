import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import type { Product } from '../../api/contract/shapes';
import { maxNameLength } from '../../domain/limits';
import { valueAtHand } from '../../domain/load';
import { affiliateLinksWords } from '../../text/en/affiliate-links';
import { editCollectionWords as words } from '../../text/en/edit-collection';
import { linkProblems } from '../../text/en/link-problems';
import { Button } from '../../widgets/button';
import { Drawer } from '../../widgets/drawer';
import { Held } from '../../widgets/held';
import { LoadView } from '../../widgets/load-view';
import { Skeleton } from '../../widgets/skeleton';
import { styledBy } from '../../widgets/styled-by';
import { TextField } from '../../widgets/text-field';
import { AddProducts } from '../shared/products/add-products';
import { useTellError } from '../shared/screen/error-text';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { collectionEditStore, type CollectionEdit } from './collection-edit-store';
import sheet from './edit-collection.css';
import { ProductToggle } from './product-toggle';

const styled = styledBy(sheet);

interface EditCollectionProps {
  id: string;
  /** Its name before the change. */
  name: string;
  onClose: () => void;
}

/** Changes the name and the products of a collection. What is not saved when it closes is there when it opens again. */
export function EditCollection({ id, name, onClose }: EditCollectionProps) {
  useSignals();
  const { runtime } = useScreen();
  const edit = useStore(collectionEditStore).of(id);
  const tell = useTellError();
  const body = useRef<HTMLDivElement>(null);
  // Somebody may have changed it on another device.
  useEffect(() => void edit.listed.refresh(), [edit]);
  const load = edit.listed.load.value;
  const busy = edit.busy.value;

  const save = async () => {
    const outcome = await edit.save(name, tell);
    if (outcome === false) return;
    if (outcome === true) {
      runtime.toasts.show('success', words.saved);
      return onClose();
    }
    body.current?.querySelector<HTMLElement>('[name=name]')?.focus();
    runtime.toasts.show('error', linkProblems[outcome]);
  };
  const footer = (
    <div className="edit-foot">
      <span className="muted" role="status">{valueAtHand(load) && affiliateLinksWords.products(edit.products.value.length)}</span>
      {edit.isChanged.value && !busy && <Button variant="quiet" onClick={edit.discard}>{words.discard}</Button>}
      <Button variant="primary" busy={busy} onClick={() => void save()}>{words.save}</Button>
    </div>
  );
  return (
    <Drawer open title={words.title} height="sheet" bodyRef={body} onClose={onClose} footer={footer}>
      <LoadView load={load} onRetry={() => void edit.listed.refresh()} skeleton={<Skeleton shape="row" count={5} />}>
        {(listed) => <Held sending={busy}><EditForm edit={edit} name={name} listed={listed} /></Held>}
      </LoadView>
    </Drawer>
  );
}

function EditForm({ edit, name, listed }: { edit: CollectionEdit; name: string; listed: readonly Product[] }) {
  useSignals();
  const changes = edit.changes.value;
  return (
    <div ref={styled} className="edit-collection">
      <TextField
        label={affiliateLinksWords.name} name="name" value={changes.name ?? name} max={maxNameLength} hint={words.nameHint} autoComplete="off"
        onChange={(text) => edit.setName(text === name ? null : text)}
      />
      {listed.length > 0 && (
        <section className="edit-listed" aria-labelledby="edit-listed">
          <h3 id="edit-listed">{words.listed}</h3>
          <p className="muted">{words.listedHint}</p>
          <ul className="edit-grid">
            {listed.map((product) => (
              <li key={product.id}>
                <ProductToggle
                  product={product} chosen={!changes.removed.includes(product.id)} onChange={(kept) => edit.keep(product.id, kept)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <AddProducts picked={edit.picked} />
    </div>
  );
}
