import { defineStore } from '../../../state/store';
import { draftStore } from '../session/draft-store';

/** An address that was pasted on another screen, for the one that creates links. It survives the way there. */
export const pastedLinkStore = defineStore({
  lifetime: 'page',
  create: (context) => ({
    text: context.use(draftStore).open({ name: 'pasted-link', empty: () => '', read: (kept) => (typeof kept === 'string' ? kept : undefined) }),
  }),
});
