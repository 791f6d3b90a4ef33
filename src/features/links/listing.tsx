import { useSignals } from '@preact/signals-react/runtime';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { Collection, Product } from '../../api/contract/shapes';
import type { FindProps } from '../../domain/find-rows';
import { failureOf } from '../../domain/load';
import { deletedStore } from '../shared/collections/deleted-store';
import type { Deletion } from '../../state/delete-once';
import type { IndexedPager } from '../../state/indexed-pager';
import type { Pages } from '../../state/pages';
import type { SharedStore, StoreDefinition } from '../../state/store';
import type { ListingNames } from '../../text/en/find';
import { listingWords } from '../../text/en/listings';
import { AsOf } from '../../widgets/as-of';
import type { DeletionStep } from '../../widgets/delete-dialog';
import { binPath } from '../../widgets/icons/icon';
import { LoadView } from '../../widgets/load-view';
import { Skeleton } from '../../widgets/skeleton';
import type { LazyCode } from '../shared/screen/lazy-code';
import { lazyPart } from '../shared/screen/lazy-part';
import { useScreen } from '../shared/screen/screen-context';
import { useOnce } from '../shared/screen/use-once';
import { type Shown, useEnsured, useLoads, useStore } from '../shared/screen/store-hooks';
import { useProductsDrawer } from '../shared/products/use-products-drawer';
import { useTellError } from '../shared/screen/error-text';
import type { RowCommand } from './row-menu';
import { FindableList } from './findable-list';
import { useFind } from './use-find';
import { ListingPage } from './views/listing-page';
import type { RowActions } from './views/listing-row';

interface Item extends Pick<Collection, 'clicks' | 'commissions'> {
  readonly id: string;
}

interface ListingActions {
  products: (id: string, signal: AbortSignal) => Promise<readonly Product[]>;
  remove: (id: string) => Promise<Deletion>;
}

export interface ListingProps<T extends Item> {
  title: string;
  names: ListingNames;
  /** What is searched, and the order, as attributes. */
  given: FindProps;
  list: StoreDefinition<IndexedPager<T>>;
  /** What a tap on a row does. */
  actions: LazyCode<SharedStore<ListingActions>>;
  nameOf: (item: T) => string;
  /** What a search looks through. */
  textsOf: (item: T) => readonly string[];
  /** The dialog before an item is deleted. */
  renderDeletion: (item: T, step: DeletionStep) => ReactElement;
  words: { deleted: string; missing: string; noProducts: string };
  /** Whether the links of single products can be copied. */
  copyLinks: boolean;
  /** Shown beside the title. */
  action?: ReactNode;
  empty: ReactNode;
  /** Further resources of the rows. */
  also?: readonly Shown[];
  /** Shows which of them could not be loaded. */
  note?: ReactNode;
  /** Advice above the rows, if there are any. */
  lead?: ReactNode;
  /** What can be done with an item, besides deleting it. */
  commandsOf: (item: T, rows: { view: () => void }) => readonly RowCommand[];
  /** What a tap on the row opens, if not its products. */
  onOpen?: (item: T, rows: { view: () => void }) => void;
  /** The item for which a command of the menu is pending. */
  waiting?: string | undefined;
  renderItem: (item: T, actions: RowActions) => ReactElement;
}

const RowMenu = lazyPart(() => import('./row-menu'), 'RowMenu');

/**
 * A complete list, page by page, with what posts, collections and QR codes have in common: viewing products and
 * deleting.
 */
export function Listing<T extends Item>(props: ListingProps<T>) {
  useSignals();
  const { title, nameOf, words, empty } = props;
  const { runtime, navigate } = useScreen();
  const deleted = useStore(deletedStore).ids.value;
  const body = useRef<HTMLDivElement>(null);
  const actions = async () => runtime.use(await props.actions.ask());
  const { view, viewing, drawer } = useProductsDrawer({
    fetchProducts: async (id, signal) => (await actions()).products(id, signal),
    noProducts: words.noProducts,
    copyLinks: props.copyLinks,
  });
  const find = useFind(props.given);
  const [asked, setAsked] = useState<T>();
  const [chosen, setChosen] = useState<T>();
  const [deleting, once] = useOnce();
  const tell = useTellError();

  const list = useEnsured(props.list);
  const load = list.load.value;
  const retry = useLoads([{ load, refresh: list.refresh }, ...(props.also ?? [])]);

  const remove = (id: string) => once(async () => {
    try {
      const outcome = await (await actions()).remove(id);
      if (outcome === 'deleted') runtime.toasts.show('success', words.deleted);
      else runtime.toasts.show('error', words.missing);
      setAsked(undefined);
      // The button with the focus is gone, so the focus must move.
      body.current?.focus({ preventScroll: true });
    } catch (error) {
      setAsked(undefined);
      tell(error);
    }
  });

  const rowsOf = (item: T) => ({ view: () => view({ id: item.id, name: nameOf(item) }) });
  const open = props.onOpen ?? ((_: T, { view: viewProducts }) => viewProducts());
  const commandsOf = (item: T): readonly RowCommand[] => [
    ...props.commandsOf(item, rowsOf(item)),
    { label: listingWords.remove, icon: binPath, danger: true, act: () => setAsked(item) },
  ];
  const kept = ({ items }: Pages<T>) => items.filter(({ id }) => !deleted.has(id));
  return (
    <>
      <ListingPage title={title} onBack={() => navigate('home')} action={props.action} bodyRef={body}>
        <AsOf loads={[load, ...(props.also ?? []).map((each) => each.load)]} onRetry={retry} />
        {!failureOf(load) && props.note}
        <LoadView
          load={load}
          onRetry={retry}
          skeleton={<Skeleton shape="card" count={4} />}
          isEmpty={(value) => kept(value).length === 0 && !value.hasMore}
          empty={empty}
        >
          {(value) => (
            <FindableList
              label={title}
              names={props.names}
              list={list}
              pages={value}
              rows={kept(value)}
              find={find}
              textsOf={props.textsOf}
              lead={props.lead}
              renderItem={(item) => props.renderItem(item, {
                open: () => open(item, rowsOf(item)),
                opening: viewing === item.id,
                menu: () => setChosen(item),
                waiting: props.waiting === item.id,
              })}
            />
          )}
        </LoadView>
      </ListingPage>
      {drawer}
      {chosen && <RowMenu name={nameOf(chosen)} commands={commandsOf(chosen)} onClose={() => setChosen(undefined)} />}
      {asked && props.renderDeletion(asked, { busy: deleting, onClose: () => setAsked(undefined), onDelete: () => void remove(asked.id) })}
    </>
  );
}
