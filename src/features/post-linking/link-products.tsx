import { useSignals } from '@preact/signals-react/runtime';
import type { InstagramMedia } from '../../api/contract/shapes';
import { ApiError } from '../../api/api-error';
import { latestPostsStore } from '../shared/posts/latest-posts-store';
import { linkPostStore, postProductsStore } from './link-post-store';
import { postLinkingWords as words } from '../../text/en/post-linking';
import { Button } from '../../widgets/button';
import { AddProducts } from '../shared/products/add-products';
import { PickedStore } from '../shared/products/selected-products';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';
import { TaskBar } from '../shared/screen/task-bar';
import { useTellError } from '../shared/screen/error-text';
import { ChosenPost } from './post-linked';

interface LinkProductsProps {
  post: InstagramMedia;
  /** Back to the selection of a post. */
  onChange: () => void;
  /** The request is about to be sent, so the success screen may be needed soon. */
  onSend: () => void;
}

/** Step 2: the products of the selected post, and Complete. */
export function LinkProducts({ post, onChange, onSend }: LinkProductsProps) {
  useSignals();
  const { runtime } = useScreen();
  const tell = useTellError();
  const store = useStore(linkPostStore);
  const latest = useStore(latestPostsStore);
  const picked = useStore(postProductsStore).selection.value.products.length;

  const complete = async () => {
    const problem = store.check();
    if (problem) return runtime.toasts.show('error', words.problems[problem]);
    onSend();
    try {
      await store.submit();
    } catch (error) {
      if (error instanceof ApiError && error.outcomeUnknown) void latest.refresh();
      tell(error);
    }
  };

  return (
    <>
      <ChosenPost media={post} onChange={onChange} />
      <PickedStore value={postProductsStore}><AddProducts /></PickedStore>
      <TaskBar note={words.products(picked)}>
        <Button variant="primary" data-name="link-post" busy={store.busy.value} onClick={() => void complete()}>{words.complete}</Button>
      </TaskBar>
    </>
  );
}
