import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { failureOf, valueAtHand } from '../../domain/load';
import { byRank, findCategory } from '../../domain/reels';
import { reelsStore } from './reels-store';
import { reelsWords as words } from '../../text/en/reels';
import { widgetWords } from '../../text/en/widgets';
import { AsOf } from '../../widgets/as-of';
import { Button, IconButton } from '../../widgets/button';
import { closePath, Icon } from '../../widgets/icons/icon';
import { useOffline } from '../../widgets/use-offline';
import { styledBy } from '../../widgets/styled-by';
import { useScreen } from '../shared/screen/screen-context';
import { useLoads, useStore } from '../shared/screen/store-hooks';
import { ReelViewer } from './reel-viewer';
import sheet from './reels.css';

const styled = styledBy(sheet);

/** /reels/{categoryId}: full-screen reels of one category (specification section 2, 'Reel viewer'). */
export function ReelsScreen({ categoryId }: { categoryId?: string }) {
  useSignals();
  const { back, setStatus } = useScreen();
  const store = useStore(reelsStore);
  useLayoutEffect(() => {
    if (categoryId) void store.ensure();
  }, [store, categoryId]);

  const load = store.load.value;
  const retry = useLoads([{ load, refresh: store.refresh }], Boolean(categoryId));
  useEffect(() => {
    if (!categoryId) setStatus('error');
  }, [categoryId, setStatus]);
  const error = failureOf(load);
  const categories = valueAtHand(load);

  let content: ReactNode;
  if (!categoryId) content = <Message text={words.noCategory} />;
  else if (error) content = <Failed error={error} onRetry={retry} />;
  else if (!categories) content = <p className="reels-message" role="status">{words.loading}</p>;
  else {
    const category = findCategory(categories, categoryId);
    const reels = byRank(category?.reels ?? []);
    if (!category) content = <Message text={words.notFound} />;
    else if (reels.length === 0) content = <Message text={words.none} />;
    else content = <ReelViewer key={categoryId} reels={reels} onClose={back} />;
  }
  return (
    <div className="reels">
      {/* Before the reels, which measure their pages when they mount. */}
      <h1 ref={styled} className="visually-hidden">{words.title}</h1>
      {content}
      <AsOf loads={[load]} onRetry={retry} />
      <IconButton className="reels-close" label={words.close} onClick={back}><Icon path={closePath} size={24} /></IconButton>
    </div>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const offline = useOffline(error, onRetry);
  return <Message text={offline ? widgetWords.offline.title : words.failed} onRetry={onRetry} />;
}

function Message({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <div className="reels-message">
      <p role="alert">{text}</p>
      {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
    </div>
  );
}
