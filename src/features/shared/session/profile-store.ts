import { getProfile, type Profile } from '../../../api/contract/home';
import { createResource } from '../../../state/resource';
import { defineStore } from '../../../state/store';

/**
 * The creator's profile: flags, Instagram connection, joining date. The guard and the screen behind it share one call.
 */
export const profileStore = defineStore({
  lifetime: 'page',
  create: ({ client, log, remembered: earlier }) => {
    const remembered = earlier('profile');
    const profile = createResource<Profile>({ log }, (options) => client.send(getProfile, {}, options), { remembered });
    return {
      ...profile,
      /** The next visit does not begin with the profile that is known now. */
      dropRemembered: () => remembered?.drop(),
      /** Changes the local value immediately, e.g. instagram_connected after connecting. */
      patch(change: Partial<Profile>) {
        remembered?.drop();
        const known = profile.value();
        if (known) profile.change({ ...known, ...change });
      },
    };
  },
});
