import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { InstagramMedia } from '../../api/contract/shapes';
import { instagramConnection } from '../../domain/instagram-oauth';
import { failureOf, valueAtHand } from '../../domain/load';
import { postLinkingStore, type LinkingStep } from './post-linking-store';
import { profileStore } from '../shared/session/profile-store';
import { postLinkingWords as words } from '../../text/en/post-linking';
import { Button } from '../../widgets/button';
import { ErrorState } from '../../widgets/error-state';
import { PageHeader } from '../../widgets/page-header';
import { Skeleton } from '../../widgets/skeleton';
import { useBackLayer } from '../../widgets/use-back-layer';
import { useEffectEvent } from '../../widgets/use-effect-event';
import { styledBy } from '../../widgets/styled-by';
import { Awaited, Waiting } from '../shared/session/awaited';
import { lazyCode } from '../shared/screen/lazy-code';
import { lazyPart } from '../shared/screen/lazy-part';
import { useScreen } from '../shared/screen/screen-context';
import { useEnsured, useLoads, useStore } from '../shared/screen/store-hooks';
import { TaskBar } from '../shared/screen/task-bar';
import { useTellError } from '../shared/screen/error-text';
import { useWhenThere } from '../shared/screen/use-when-there';
import sheet from './post-linking.css';
import { SelectPost } from './select-post';
import { Stepper } from './stepper';

const styled = styledBy(sheet);

const ConnectPrompt = lazyPart(() => import('../shared/instagram/connect-prompt'), 'ConnectPrompt');
const PostLinked = lazyPart(() => import('./post-linked'), 'PostLinked');
const linkProducts = lazyCode(() => import('./link-products'), 'LinkProducts');

/** /auto-dm-post-linking: an Instagram post, its products, success (specification section 2). */
export function PostLinkingScreen() {
  useSignals();
  const { navigate } = useScreen();
  const tell = useTellError();
  const store = useStore(postLinkingStore);
  const profiles = useEnsured(profileStore);

  const load = profiles.load.value;
  const profile = valueAtHand(load);
  const created = store.created.value;
  const error = failureOf(load);
  const step = store.step.value;
  const post = store.post.value;
  const connection = profile && instagramConnection(profile);
  /** The post whose products are being selected. */
  const picked = step === 'products' ? post : undefined;
  // The posts have their own resource and report its status themselves.
  const selecting = !created && connection === 'connected' && !picked;
  const retry = useLoads(created ? [] : [{ load, refresh: profiles.refresh }], !selecting);
  const { heading, goTo } = useSteps(step, !created, store.goTo);

  // The code of the second step loads when a post is selected, and immediately for a stored draft.
  const stayAtPost = useEffectEvent((error: unknown) => {
    if (store.step.peek() === 'post') return; // 'Next' loads it again
    store.goTo('post');
    tell(error);
  });
  useEffect(() => {
    if (!post || created) return;
    let left = false;
    linkProducts.ask().catch((error: unknown) => {
      if (!left) stayAtPost(error);
    });
    return () => {
      left = true;
    };
  }, [post, created]);

  if (created) return <Awaited fallback={<Skeleton shape="card" count={3} />}><PostLinked created={created} /></Awaited>;

  const page = (content: ReactNode) => (
    <div ref={styled} className="column linking">
      <PageHeader title={words.title} onBack={() => (step === 'products' ? goTo('post') : navigate('home'))} />
      {content}
    </div>
  );
  if (error) return page(<ErrorState error={error} onRetry={retry} />);
  if (!profile) return page(<Skeleton shape="tile" count={9} />);
  if (connection !== 'connected') return page(<Awaited fallback={<Skeleton shape="card" />}><ConnectPrompt again={connection === 'expired'} /></Awaited>);

  return page(
    <>
      <Stepper step={step} onStep={goTo} />
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {`${words.position(step === 'post' ? 1 : 2)} ${words.step[step]}`}
      </h2>
      {picked
        ? <ProductsStep post={picked} onChange={() => goTo('post')} />
        : <PostStep onNext={() => goTo('products')} />}
    </>,
  );
}

/**
 * Moves between the steps. After a move the new step gets the focus and is read aloud; at first the focus stays where
 * it was.
 * @param open false once the post is linked
 */
function useSteps(step: LinkingStep, open: boolean, show: (next: LinkingStep) => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  const goTo = (next: LinkingStep) => {
    moved.current = true;
    show(next);
  };
  useBackLayer(open && step === 'products', () => goTo('post'));
  return { heading, goTo };
}

function PostStep({ onNext }: { onNext: () => void }) {
  useSignals();
  const { runtime } = useScreen();
  const post = useStore(postLinkingStore).post.value;
  const { waiting, whenThere } = useWhenThere(linkProducts);
  const next = () => {
    if (!post) return runtime.toasts.show('error', words.problems.noPost);
    void whenThere(onNext);
  };
  return (
    <>
      <SelectPost />
      <TaskBar note={post ? words.onePost : words.nothingChosen}>
        <Button variant="primary" data-name="choose-products" busy={waiting} onClick={next}>{words.next}</Button>
      </TaskBar>
    </>
  );
}

function ProductsStep({ post, onChange }: { post: InstagramMedia; onChange: () => void }) {
  useSignals();
  const LinkProducts = linkProducts.there.value;
  if (!LinkProducts) return <Waiting><Skeleton shape="card" count={3} /></Waiting>;
  return <LinkProducts post={post} onChange={onChange} onSend={PostLinked.preload} />;
}
