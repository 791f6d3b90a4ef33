import { signal } from '@preact/signals-core';
import { ApiError } from '../../api/api-error';
import {
  addTriggerWord, getAutoDmDetails, listTriggerWords, setAutoDm, setTriggerWordStatus, type CustomTriggerWord,
} from '../../api/contract/auto-dm';
import type { CallOutput } from '../../api/contract/call';
import type { StoreContext } from '../../state/context';
import { unsureDraft, writeOnce } from '../shared/session/write-once';
import { draftStore } from '../shared/session/draft-store';
import { uniqueById } from '../../domain/unique-by-id';
import { createResource, type Resource } from '../../state/resource';
import { defineStore } from '../../state/store';

type Details = CallOutput<typeof getAutoDmDetails>;
export type TriggerWord = CustomTriggerWord;

function createAutoDm(context: StoreContext) {
  const { client, use } = context;
  /** The value of the switch: the server's state, or the one being saved. */
  const enabled = signal(false);
  const switching = signal(false);
  /** Counts the changes of the switch that were made: an answer that was requested before one may be from before it. */
  let made = 0;
  /** What the server has said while a change was pending. */
  let meanwhile: boolean | undefined;
  const adding = signal(false);
  /** The word that is being typed; a draft, which survives an unmount. */
  const typed = use(draftStore).open({ name: 'trigger-word', empty: () => '', read: (kept) => (typeof kept === 'string' ? kept : undefined) });
  /** Words whose new status is being saved. */
  const changing = signal<ReadonlySet<string>>(new Set());
  /** Counts visits, so that a write of an earlier visit does not affect a later one. */
  let visit = 0;
  const newWord = writeOnce(client, addTriggerWord, use(draftStore).open(unsureDraft('trigger-word')));

  const remembered = context.remembered('auto-dm');
  const details: Resource<Details> = createResource<Details>(context, async (options) => {
    const before = made;
    const answer = await client.send(getAutoDmDetails, {}, options);
    // By a change of the switch; what is remembered of an earlier visit, by an answer of this one.
    const overtaken = before !== made || (options.answered !== undefined && details.value() !== undefined);
    if (!options.signal.aborted && !overtaken) {
      meanwhile = answer.enable_auto_dm === true;
      if (!switching.peek()) enabled.value = meanwhile;
    }
    return answer;
  }, { remembered });
  const rememberedWords = context.remembered('trigger-words');
  const words = createResource<readonly TriggerWord[]>(context, async (options) =>
    uniqueById((await client.send(listTriggerWords, {}, options)).custom_trigger_words), { remembered: rememberedWords });

  function stopWrites(): void {
    visit++;
    switching.value = adding.value = false;
    changing.value = new Set();
  }

  /** Sends a change and loads the list again, also if it is unknown whether the change was made. */
  async function thenList(change: () => Promise<unknown>, isPartlyMade = () => false): Promise<void> {
    const mine = visit;
    let again = true;
    try {
      await change();
      rememberedWords?.drop();
    } catch (error) {
      again = isPartlyMade() || (error instanceof ApiError && error.outcomeUnknown);
      throw error;
    } finally {
      if (again && mine === visit) await words.refresh();
    }
  }

  return {
    details,
    words,
    enabled,
    switching,
    adding,
    typed,
    changing,
    prefetch(): void {
      details.prefetch();
      words.prefetch();
    },
    async ensure(): Promise<void> {
      await Promise.all([details.ensure(), words.ensure()]);
    },
    /** Switches immediately; a failure reverts the switch and is thrown (decision C22). */
    async toggle(): Promise<void> {
      if (switching.peek()) return;
      const mine = visit;
      const before = enabled.peek();
      let unsure = false;
      meanwhile = undefined;
      switching.value = true;
      enabled.value = !before;
      try {
        const answer = await client.send(setAutoDm, { body: { enable_auto_dm: !before } });
        remembered?.drop();
        made++;
        if (mine === visit) enabled.value = answer.enable_auto_dm;
      } catch (error) {
        if (mine === visit) enabled.value = meanwhile ?? before;
        unsure = error instanceof ApiError && error.outcomeUnknown;
        throw error;
      } finally {
        if (mine === visit) {
          switching.value = false;
          if (unsure) void details.refresh();
        }
      }
    },
    /**
     * Adds words that were validated before, one after the other, and lists again.
     * @param onAdded is called with each of them; after a failure the rest is not sent
     */
    async add(keywords: readonly string[], onAdded: (keyword: string) => void): Promise<void> {
      const mine = visit;
      adding.value = true;
      let some = false;
      try {
        await thenList(async () => {
          for (const keyword of keywords) {
            await newWord.send({ body: { keyword } });
            some = true;
            if (mine !== visit) return;
            onAdded(keyword);
          }
        }, () => some);
      } finally {
        if (mine === visit) adding.value = false;
      }
    },
    async toggleWord({ id, status }: TriggerWord): Promise<void> {
      if (changing.peek().has(id)) return;
      const mine = visit;
      changing.value = new Set([...changing.peek(), id]);
      try {
        await thenList(() => client.send(setTriggerWordStatus, {
          params: { id }, body: { status: status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE' },
        }));
      } finally {
        if (mine === visit) changing.value = new Set([...changing.peek()].filter((other) => other !== id));
      }
    },
    /** The last user has unmounted: aborts the loads, and pending writes do not affect a later visit. */
    leave(): void {
      stopWrites();
      details.leave();
      words.leave();
    },
    reset(): void {
      stopWrites();
      newWord.reset();
      details.reset();
      words.reset();
      enabled.value = false;
    },
  };
}

/** The AutoDM switch and its trigger words (specification section 4). */
export const autoDmStore = defineStore({ lifetime: 'visible', create: createAutoDm });
