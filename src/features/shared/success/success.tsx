import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Product } from '../../../api/contract/shapes';
import type { Deletion } from '../../../state/delete-once';
import { pageLinkWords } from '../../../text/page-link';
import { successWords as words } from '../../../text/en/success';
import { Breakable } from '../../../widgets/breakable';
import { Button, IconButton } from '../../../widgets/button';
import { DeleteDialog, type DeletionSubject } from '../../../widgets/delete-dialog';
import { binPath, checkPath, Icon } from '../../../widgets/icons/icon';
import { LazyImage } from '../../../widgets/lazy-image';
import { ProductTile } from '../../../widgets/product-tile';
import { ThumbnailGrid } from '../../../widgets/thumbnail-grid';
import { styledBy } from '../../../widgets/styled-by';
import { useMediaAddress } from '../screen/checked-address';
import { linkAddress } from '../screen/safe-address';
import { LinkActions } from '../sharing/link-actions';
import { ShareButton, useCopy } from '../sharing/share-button';
import { useScreen } from '../screen/screen-context';
import { useOnce } from '../screen/use-once';
import { useTellError } from '../screen/error-text';
import sheet from './success.css';

const styled = styledBy(sheet);

interface SuccessProps {
  /** The banner: what is ready, and where. */
  title: string;
  text: string;
  /** The name of the collection or the caption of the post. */
  name: string;
  /** The post's own picture, instead of the products'. */
  picture?: string | null | undefined;
  products: readonly Product[];
  /** Affiliate links can be copied one by one. */
  copyLinks: boolean;
  /** The public page of the collection, if it may be shared. */
  collectionLink: string | undefined;
  /** It is a link to one product. */
  single?: boolean;
  /** Deletes the creation; the dialog has asked already, and a deletion opens Home. */
  onDelete: () => Promise<Deletion>;
  /** What is deleted with it, if it is more than the links of a post. */
  deletion?: DeletionSubject;
  /** The toast afterwards. */
  deletionWords: Readonly<Record<Deletion, string>>;
  onHome: () => void;
  /** Further ways to share. */
  children?: ReactNode;
}

/** The last screen of posts, collections and links (specification section 2, 'Success screen'). */
export function Success(props: SuccessProps) {
  const { title, text, name, picture, products, copyLinks, collectionLink, single = false, onDelete, deletion, deletionWords, onHome, children } = props;
  const { runtime } = useScreen();
  const { toasts } = runtime;
  const address = useMediaAddress();
  const [copy, lastResort] = useCopy();
  const [asking, setAsking] = useState(false);
  const [deleting, once] = useOnce();
  const tell = useTellError();
  const remove = () => once(async () => {
    try {
      const outcome = await onDelete();
      toasts.show(outcome === 'deleted' ? 'success' : 'error', deletionWords[outcome]);
      if (outcome === 'deleted') onHome();
    } catch (error) {
      tell(error);
    } finally {
      setAsking(false);
    }
  });
  const box = useRef<HTMLDivElement>(null);
  // The form before it may have been scrolled, and the focus was on its button.
  useLayoutEffect(() => {
    if ((box.current?.getBoundingClientRect().top ?? 0) < 0) box.current?.scrollIntoView({ block: 'start' });
    box.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  const pageLink = pageLinkWords(single);
  const linkOf = (product: Product) => linkAddress(runtime, product.affiliate_link);

  return (
    <div ref={box} className="column success">
      <header ref={styled} className="success-banner">
        <span className="success-tick"><Icon path={checkPath} size={30} /></span>
        <h1 part="heading" tabIndex={-1}>{title}</h1>
        <p>{text}</p>
      </header>
      <section className="success-preview" part="card" aria-label={words.preview}>
        {picture === undefined
          ? <ThumbnailGrid images={products.map((product) => ({ src: address(product.image), alt: product.name }))} />
          : <LazyImage src={picture} size={256} alt="" shape="portrait" />}
        <Breakable as="p" className="success-name" dir="auto" text={name} />
        <IconButton label={words.remove} onClick={() => setAsking(true)}><Icon path={binPath} /></IconButton>
      </section>
      {collectionLink && (
        <div className="success-link">
          <Button variant="primary" data-name="copy-collection" wide onClick={() => void copy(collectionLink, pageLink.copied)}>
            {pageLink.copy}
          </Button>
          <ShareButton name={name} url={collectionLink} copiedToast={pageLink.copied} copy={copy} />
        </div>
      )}
      {children}
      <section className="success-products" aria-labelledby="added-heading">
        <h2 id="added-heading">{words.added(products.length)}</h2>
        <ul className="success-grid">
          {products.map((product) => {
            const link = copyLinks ? linkOf(product) : null;
            return (
              <li key={product.id}>
                <ProductTile
                  name={product.name}
                  image={address(product.image)}
                  action={link && <LinkActions name={product.name} url={link} copy={copy} />}
                />
              </li>
            );
          })}
        </ul>
      </section>
      <div className="success-foot">
        <Button variant={collectionLink ? 'secondary' : 'primary'} wide onClick={onHome}>{words.home}</Button>
      </div>
      {asking && <DeleteDialog subject={deletion} busy={deleting} onClose={() => setAsking(false)} onDelete={() => void remove()} />}
      {lastResort}
    </div>
  );
}
