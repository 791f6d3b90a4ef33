import { Component, type ComponentType, createContext, type ReactNode, useEffect, useState } from 'react';
import { ChunkError } from '../../../bridge/load-chunk';
import { ErrorState } from '../../../widgets/error-state';
import { lazyCode, type LazyCode } from './lazy-code';
import { useTellError } from './error-text';

interface Place {
  /** Shown while the code is loading. */
  readonly waiting: ReactNode;
  /** The screen needs it: if the code does not arrive, the element has failed. */
  readonly needed?: boolean;
  /** The screen is complete without it: if the code does not arrive, what waits stays. */
  readonly spare?: boolean;
}

const anywhere: Place = { waiting: null };

/** What surrounds a lazy part; `Awaited` and `NearPart` provide their own. */
export const LazyPlace = createContext(anywhere);

/** The props of a component that a module exports. */
type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never;

type LazyPart<Part> = ComponentType<PropsOf<Part>> & {
  /** Requests the code ahead of its need; after a failure it is requested again when the part is shown. */
  preload(): Promise<void>;
};

/**
 * A part of a screen in lazy code. If the code does not arrive, a part that a tap has opened (it has `onClose`) closes
 * with a toast, and the next tap tries again; any other part shows the failure in its place, with Retry.
 *
 * @example
 * const PaymentDrawer = lazyPart(() => import('./payment-drawer'), 'PaymentDrawer');
 */
export function lazyPart<Module extends object, Name extends keyof Module>(load: () => Promise<Module>, name: Name): LazyPart<Module[Name]> {
  const code = lazyCode(load, name) as LazyCode<ComponentType<object>>;
  function LazyPart(props: object) {
    // The same object as long as it is shown the same way: another one would be another component to React, which loses
    // its state.
    const [Part] = useState(() => code.there.peek());
    return Part ? <Come part={Part} props={props} /> : <Coming code={code} props={props} />;
  }
  return Object.assign(LazyPart, { preload: () => code.ask().then(() => undefined, () => undefined) });
}

/** Parts within a part have their own surroundings. */
function Come({ part: Part, props }: { part: ComponentType<object>; props: object }) {
  return <LazyPlace value={anywhere}><Part {...props} /></LazyPlace>;
}

interface ComingProps {
  code: LazyCode<ComponentType<object>>;
  props: { readonly onClose?: () => void };
}

interface ComingState {
  readonly part?: ComponentType<object> | undefined;
  readonly error?: unknown;
}

/**
 * Any failure except missing code belongs to the element. Not with Suspense, which cannot continue with what the first
 * frame of an element has drawn.
 */
class Coming extends Component<ComingProps, ComingState> {
  static override contextType = LazyPlace;
  declare context: Place;
  override state: ComingState = {};

  static getDerivedStateFromError(error: unknown): ComingState {
    return { error };
  }

  override componentDidMount() {
    this.ask();
  }

  ask(): void {
    this.setState({ error: undefined });
    this.props.code.ask().then((part) => this.setState({ part }), (error: unknown) => this.setState({ error }));
  }

  override render() {
    const { part, error } = this.state;
    const { props } = this.props;
    if (error === undefined || (this.context.spare && error instanceof ChunkError)) return part ? <Come part={part} props={props} /> : this.context.waiting;
    if (!(error instanceof ChunkError) || this.context.needed) throw error;
    if (props.onClose) return <CloseWithToast error={error} onClose={props.onClose} />;
    return <ErrorState error={error} onRetry={() => this.ask()} />;
  }
}

function CloseWithToast({ error, onClose }: { error: Error; onClose: () => void }) {
  const tell = useTellError();
  useEffect(() => {
    tell(error);
    onClose();
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- once, and then it is gone
  return null;
}
