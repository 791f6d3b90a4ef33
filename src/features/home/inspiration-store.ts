import { ApiError } from '../../api/api-error';
import type { CallOutput } from '../../api/contract/call';
import { getContentInspiration, getMilestoneIncentive } from '../../api/contract/home';
import type { Client } from '../../api/client';
import type { StoreContext } from '../../state/context';
import { createResource, type LoadOptions } from '../../state/resource';
import { defineStore } from '../../state/store';

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

function createInspiration({ client, log }: StoreContext) {
  /** The thrown text is for the log: the section is hidden on failure (decision E46). */
  async function fetchInspiration({ signal }: LoadOptions): Promise<ContentInspiration> {
    try {
      return await fetchContentInspiration(client, signal);
    } catch (error) {
      const cause = error instanceof Error ? error.cause : error;
      if (error instanceof Error && cause instanceof ApiError && cause.kind !== 'aborted') log(error.message);
      throw cause;
    }
  }

  const inspiration = createResource<ContentInspiration>({ log }, fetchInspiration);
  const milestones = createResource<MilestoneIncentive>({ log }, ({ signal }) => client.send(getMilestoneIncentive, {}, { signal }));
  const both = [inspiration, milestones];
  return {
    inspiration: inspiration.load,
    milestones: milestones.load,
    async ensure(): Promise<void> {
      await Promise.all(both.map((resource) => resource.ensure()));
    },
    leave(): void {
      for (const resource of both) resource.leave();
    },
    reset(): void {
      for (const resource of both) resource.reset();
    },
  };
}

/** The content below Home's list: content inspiration and the progress to the next one-time reward. */
export const inspirationStore = defineStore({ lifetime: 'visible', create: createInspiration });
