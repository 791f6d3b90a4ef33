import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { profileStore } from '../shared/session/profile-store';
import { linkStore } from './link-store';
import { affiliateLinksWords as words } from '../../text/en/affiliate-links';
import { Button } from '../../widgets/button';
import { Held } from '../../widgets/held';
import { PageHeader } from '../../widgets/page-header';
import { ReservedPlace } from '../../widgets/reserved-place';
import { Skeleton } from '../../widgets/skeleton';
import { styledBy } from '../../widgets/styled-by';
import { AddProducts } from '../shared/products/add-products';
import { Awaited } from '../shared/session/awaited';
import { lazyCode } from '../shared/screen/lazy-code';
import { lazyPart } from '../shared/screen/lazy-part';
import { useScreen } from '../shared/screen/screen-context';
import { useEnsured, useLoads, useStore } from '../shared/screen/store-hooks';
import { TaskBar } from '../shared/screen/task-bar';
import { useTellError } from '../shared/screen/error-text';
import { useWhenThere } from '../shared/screen/use-when-there';
import sheet from './affiliate-links.css';
import { LinkForm } from './link-form';
import { QuickPaste, useQuickPaste } from './quick-paste';

const styled = styledBy(sheet);

const LinkCreated = lazyPart(() => import('./link-created'), 'LinkCreated');
const RecentOrders = lazyPart(() => import('./recent-orders'), 'RecentOrders');
const completion = lazyCode(() => import('./complete-link'), 'completeLink');

/** Create affiliate links: name and platform, products, success (specification section 2; decision A8). */
export function AffiliateLinksScreen() {
  useSignals();
  const { runtime, navigate } = useScreen();
  const tell = useTellError();
  const store = useStore(linkStore);
  const picked = store.selection.value.products.length;
  const paste = useQuickPaste();
  const [adding, setAdding] = useState(false);
  const { waiting, whenThere } = useWhenThere(completion);
  // The success screen needs it to know whether collection pages may be shared.
  const profile = useEnsured(profileStore);
  useLoads([{ load: profile.load.value, refresh: profile.refresh, weight: 'later' }]);

  // Nothing can be created before a product is selected.
  useEffect(() => {
    if (picked > 0) completion.ask().catch(() => undefined);
  }, [picked]);

  if (store.created.value) {
    return <Awaited fallback={<Skeleton shape="card" count={3} />}><LinkCreated created={store.created.value} /></Awaited>;
  }

  const complete = async (button: HTMLElement) => {
    // What was pasted or typed and not added yet counts. What the creator knows could not be added is no reason to wait.
    if (picked === 0 || store.hasUntried()) {
      setAdding(true);
      const added = await paste.commit();
      setAdding(false);
      if (!added) return paste.field.current?.focus();
    }
    await whenThere((completeLink) => void completeLink(runtime, button.closest('.links'), tell, LinkCreated.preload));
  };
  const sending = store.busy.value;

  return (
    <div ref={styled} className="column links">
      <PageHeader title={words.title} onBack={() => navigate('home')} />
      <Held sending={sending}>
        <QuickPaste paste={paste} />
        <LinkForm />
        <AddProducts picked={store}>
          <ReservedPlace height="15em"><RecentOrders /></ReservedPlace>
        </AddProducts>
      </Held>
      <TaskBar note={words.products(picked)}>
        <Button variant="primary" data-name="create-links" busy={adding || waiting || sending} onClick={({ currentTarget }) => void complete(currentTarget)}>{words.complete}</Button>
      </TaskBar>
    </div>
  );
}
