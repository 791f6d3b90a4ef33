import { ApiError } from '../../api/api-error';
import type { Runtime } from '../../runtime';
import { homeStore } from '../shared/posts/home-store';
import { CreationFailed, sendCollectionStore } from './send-collection-store';
import { linkProblems } from '../../text/en/link-problems';

/** The action behind 'Complete'. */
export const completion = {
  /** A creation is pending; read during the render. */
  isBusy: (runtime: Runtime): boolean => runtime.use(sendCollectionStore).busy.value,
  /**
   * Shows what is missing, or creates what the form describes.
   * @param onSend called before the request, because the success screen may be needed soon
   */
  async run(runtime: Runtime, tell: (error: unknown) => void, onSend: () => void): Promise<void> {
    const store = runtime.use(sendCollectionStore);
    const problem = store.check();
    if (problem) return runtime.toasts.show('error', linkProblems[problem]);
    onSend();
    try {
      await store.submit();
    } catch (error) {
      const cause = error instanceof CreationFailed ? error.cause : error;
      runtime.log(error instanceof Error ? error.message : 'creation failed');
      if (cause instanceof ApiError && cause.outcomeUnknown) void runtime.use(homeStore).refreshCollections();
      tell(cause);
    }
  },
};
