import { getProfile, type Profile } from '../../../api/contract/home';
import { createResource } from '../../../state/resource';
import { defineStore } from '../../../state/store';

/**
 * The creator's profile: flags, Instagram connection, joining date. The guard and the screen behind it share one call.
 */
export const profileStore = defineStore({
  lifetime: 'page',
  create: ({ client, log }) => {
    const profile = createResource<Profile>({ log }, (signal) => client.send(getProfile, {}, { signal }));
    return {
      ...profile,
      /** Changes the local value immediately, e.g. instagram_connected after connecting. */
      patch(change: Partial<Profile>) {
        const known = profile.value();
        if (known) profile.change({ ...known, ...change });
      },
    };
  },
});
