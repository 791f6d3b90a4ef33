import { useSignals } from '@preact/signals-react/runtime';
import { Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error';
import { homeStore } from '../../stores/home-store';
import { postLinkingStore, postProductsStore, type LinkingStep } from '../../stores/post-linking-store';
import { profileStore } from '../../stores/profile-store';
import { errorNotes } from '../../text/en/error-notes';
import { postLinkingWords as words } from '../../text/en/post-linking';
import { Button } from '../../widgets/button';
import { ErrorState } from '../../widgets/error-state';
import { PageHeader } from '../../widgets/page-header';
import { Skeleton } from '../../widgets/skeleton';
import { useSheet } from '../../widgets/use-sheet';
import { AddProducts } from '../shared/add-products/add-products';
import { PickedStore } from '../shared/add-products/use-picked';
import { ConnectPrompt } from '../shared/connect-prompt';
import { lazyPart } from '../shared/lazy-part';
import { useScreen } from '../shared/screen-context';
import { TaskBar } from '../shared/task-bar';
import { useTellError } from '../shared/use-tell-error';
import { ChosenPost } from './chosen-post';
import sheet from './post-linking.css';
import { SelectPost } from './select-post';
import { Stepper } from './stepper';

const loadLinked = () => import('./post-linked').then((module) => module.PostLinked);
const PostLinked = lazyPart(loadLinked);

/** /auto-dm-post-linking: an Instagram post, its products, success (specification section 2). */
export function PostLinkingScreen() {
  useSignals();
  useSheet(sheet);
  const { runtime, navigate, setStatus } = useScreen();
  const tell = useTellError();
  const store = runtime.use(postLinkingStore);
  const profiles = runtime.use(profileStore);
  useLayoutEffect(() => void profiles.ensure(), [profiles]);

  const load = profiles.load.value;
  const profile = load.state === 'idle' ? undefined : profiles.profile();
  const created = store.created.value;
  const failed = load.state === 'failed' && !profile;
  const status = created || profile ? 'ready' : failed ? 'error' : 'loading';
  useEffect(() => setStatus(status), [status, setStatus]);

  const step = store.step.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const goTo = (next: LinkingStep) => {
    moved.current = true;
    store.goTo(next);
  };
  // Who has moved on is read the new step; who has just come keeps the focus where it was.
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  if (created) return <Suspense fallback={<Skeleton shape="card" count={3} />}><PostLinked created={created} /></Suspense>;

  const page = (content: ReactNode) => (
    <div className="column linking">
      <PageHeader title={words.title} onBack={() => (step === 'products' ? goTo('post') : navigate('home'))} />
      {content}
    </div>
  );
  if (failed) return page(<ErrorState onRetry={() => void profiles.ensure()} />);
  if (!profile) return page(<Skeleton shape="tile" count={9} />);
  const again = profile.instagram_reconnect_required === true;
  if (again || profile.instagram_connected !== true) return page(<ConnectPrompt again={again} />);

  const complain = (problem: keyof typeof words.problems) => runtime.toasts.show('error', words.problems[problem]);
  const complete = async () => {
    const problem = store.check();
    if (problem) return complain(problem);
    void loadLinked().catch(() => undefined); // on its way while the server works
    try {
      await store.submit();
    } catch (error) {
      const unknown = error instanceof ApiError && error.outcomeUnknown;
      if (unknown) void runtime.use(homeStore).reloadPosts();
      tell(error, unknown ? errorNotes.mayExist : undefined);
    }
  };

  const post = store.post.value;
  const picked = runtime.use(postProductsStore).selection.value.products.length;
  return page(
    <>
      <Stepper step={step} onStep={goTo} />
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {`${words.position(step === 'post' ? 1 : 2)} ${words.step[step]}`}
      </h2>
      {step === 'post' || !post ? (
        <>
          <SelectPost />
          <TaskBar note={post ? words.onePost : words.nothingChosen}>
            <Button variant="primary" data-name="choose-products" onClick={() => (post ? goTo('products') : complain('noPost'))}>{words.next}</Button>
          </TaskBar>
        </>
      ) : (
        <>
          <ChosenPost media={post} onChange={() => goTo('post')} />
          <PickedStore value={postProductsStore}><AddProducts /></PickedStore>
          <TaskBar note={words.products(picked)}>
            <Button variant="primary" data-name="link-post" busy={store.busy.value} onClick={() => void complete()}>{words.complete}</Button>
          </TaskBar>
        </>
      )}
    </>,
  );
}
