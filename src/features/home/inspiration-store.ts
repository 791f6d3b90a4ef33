import { ApiError } from '../../api/api-error';
import type { CallOutput } from '../../api/contract/call';
import { getContentInspiration, getMilestoneIncentive } from '../../api/contract/home-actions';
import type { Client } from '../../api/client';
import type { StoreContext } from '../../state/context';
import { createResource } from '../../state/old-resource';

type ContentInspiration = CallOutput<typeof getContentInspiration>;
type MilestoneIncentive = CallOutput<typeof getMilestoneIncentive>;

/**
 * What other creators made, as reels by category.
 * @throws Error 'Failed to fetch content inspiration' with the ApiError as its cause (specification section 8)
 */
export async function fetchContentInspiration(client: Client, signal?: AbortSignal): Promise<ContentInspiration> {
  try {
    return await client.send(getContentInspiration, {}, { signal });
  } catch (cause) {
    throw new Error('Failed to fetch content inspiration', { cause });
  }
}

/** What stands below Home's list: content inspiration and the progress to the next one-time reward. */
export function inspirationStore(context: StoreContext) {
  const { client, log } = context;
  const inspiration = createResource<ContentInspiration>(context);
  const milestones = createResource<MilestoneIncentive>(context);
  const both = [inspiration, milestones];

  /** The thrown text is for the log: nobody misses a part that was never there (decision E46). */
  async function loadInspiration(signal: AbortSignal): Promise<ContentInspiration> {
    try {
      return await fetchContentInspiration(client, signal);
    } catch (error) {
      const cause = error instanceof Error ? error.cause : error;
      if (error instanceof Error && cause instanceof ApiError && cause.kind !== 'aborted') log(error.message);
      throw cause;
    }
  }

  return {
    inspiration: inspiration.load,
    milestones: milestones.load,
    async load(): Promise<void> {
      await Promise.all([
        inspiration.run(loadInspiration),
        milestones.run((signal) => client.send(getMilestoneIncentive, {}, { signal })),
      ]);
    },
    /** Stops what is under way; what has arrived stays for the next visit. */
    leave(): void {
      for (const resource of both) resource.leave();
    },
    reset(): void {
      for (const resource of both) resource.reset();
    },
  };
}
