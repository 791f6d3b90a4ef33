import { useSignals } from '@preact/signals-react/runtime';
import { Suspense, useEffect } from 'react';
import { ApiError } from '../../api/api-error';
import { profileStore } from '../../stores/profile-store';
import { createCollectionStore, CreationFailed } from '../../stores/create-collection-store';
import { addProductsStore } from '../../stores/add-products-store';
import { homeStore } from '../../stores/home-store';
import { affiliateLinksWords as words } from '../../text/en/affiliate-links';
import { errorNotes } from '../../text/en/error-notes';
import { Button } from '../../widgets/button';
import { PageHeader } from '../../widgets/page-header';
import { Skeleton } from '../../widgets/skeleton';
import { useSheet } from '../../widgets/use-sheet';
import { AddProducts } from '../shared/add-products/add-products';
import { lazyPart } from '../shared/lazy-part';
import { useScreen } from '../shared/screen-context';
import { TaskBar } from '../shared/task-bar';
import { useTellError } from '../shared/use-tell-error';
import sheet from './affiliate-links.css';
import { LinkForm } from './link-form';

const loadCreated = () => import('./link-created').then((module) => module.LinkCreated);
const LinkCreated = lazyPart(loadCreated);

/** Create affiliate links: name and platform, products, success (specification section 2; decision A8). */
export function AffiliateLinksScreen() {
  useSignals();
  useSheet(sheet);
  const { runtime, navigate, setStatus } = useScreen();
  const tell = useTellError();
  const store = runtime.use(createCollectionStore);
  const products = runtime.use(addProductsStore);
  const profile = runtime.use(profileStore);
  useEffect(() => {
    setStatus('ready');
    void profile.ensure(); // the success screen asks it whether collection pages may be shared
  }, [setStatus, profile]);

  if (store.created.value) {
    return <Suspense fallback={<Skeleton shape="card" count={3} />}><LinkCreated created={store.created.value} /></Suspense>;
  }

  const complete = async () => {
    const problem = store.check();
    if (problem) return runtime.toasts.show('error', words.problems[problem]);
    void loadCreated().catch(() => undefined); // on its way while the server works
    try {
      await store.submit();
    } catch (error) {
      const cause = error instanceof CreationFailed ? error.cause : error;
      runtime.log(error instanceof Error ? error.message : 'creation failed');
      const unknown = cause instanceof ApiError && cause.outcomeUnknown;
      if (unknown) void runtime.use(homeStore).reloadCollections();
      tell(cause, unknown ? errorNotes.mayExist : undefined);
    }
  };

  return (
    <div className="column links">
      <PageHeader title={words.title} onBack={() => navigate('home')} />
      <LinkForm />
      <AddProducts />
      <TaskBar note={words.products(products.selection.value.products.length)}>
        <Button variant="primary" data-name="create-links" busy={store.busy.value} onClick={() => void complete()}>{words.complete}</Button>
      </TaskBar>
    </div>
  );
}
