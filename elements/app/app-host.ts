import type { FailureCode } from '../../src/domain/failure-codes';
import type { Runtime } from '../../src/runtime';
import type { ElementStatus } from '../base-element';
import type { EmitCreatorEvent } from '../events';

/** What the parts of the app use of their `<creator-app>`. */
export interface AppHost {
  readonly root: ShadowRoot;
  readonly runtime: Runtime;
  readonly basePath: string;
  values(): Readonly<Record<string, unknown>>;
  readonly emit: EmitCreatorEvent;
  fail(code: FailureCode, error: unknown): void;
  diagnose(code: FailureCode, error: unknown): void;
  /** Shows nothing but the shapes of a page. */
  paintSkeleton(): void;
  /** @param told the page was notified already */
  setStatus(status: ElementStatus, told?: boolean): void;
  status(): ElementStatus;
  whenReady(): Promise<ElementStatus>;
}
