import { useSignals } from '@preact/signals-react/runtime';
import type { InstagramMedia } from '../../api/contract/shapes';
import { ApiError } from '../../api/api-error';
import { linkingProblem } from '../../domain/linking-problem';
import { latestPostsStore } from '../shared/posts/latest-posts-store';
import { postLinkingStore } from './post-linking-store';
import { postLinkingWords as words } from '../../text/en/post-linking';
import { Button } from '../../widgets/button';
import { Held } from '../../widgets/held';
import { AddProducts } from '../shared/products/add-products';
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
  const store = useStore(postLinkingStore);
  const latest = useStore(latestPostsStore);
  const picked = store.selection.value.products.length;

  const complete = async () => {
    const problem = linkingProblem(store.post.peek() !== undefined, picked);
    if (problem) return runtime.toasts.show('error', words.problems[problem]);
    onSend();
    await store.link((cause) => {
      if (cause instanceof ApiError && cause.outcomeUnknown) void latest.refresh();
      tell(cause);
    });
  };

  return (
    <>
      <Held sending={store.busy.value}>
        <ChosenPost media={post} onChange={onChange} />
        <AddProducts picked={store} />
      </Held>
      <TaskBar note={words.products(picked)}>
        <Button variant="primary" data-name="link-post" busy={store.busy.value} onClick={() => void complete()}>{words.complete}</Button>
      </TaskBar>
    </>
  );
}
