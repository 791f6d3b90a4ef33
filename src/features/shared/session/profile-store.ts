import { getProfile, type Profile } from '../../../api/contract/home';
import type { StoreContext } from '../../../state/context';
import { createResource } from '../../../state/old-resource';

/** The creator's profile: flags, Instagram connection, joining date. */
export function profileStore(context: StoreContext) {
  const { client } = context;
  const resource = createResource<Profile>(context);
  let inFlight: Promise<void> | undefined;
  return {
    load: resource.load,
    profile: resource.value,
    /** Fetches once; the guard and the screen behind it share one call. */
    ensure: () => (resource.load.peek().state === 'ready' ? Promise.resolve() : (inFlight ??= reload())),
    reload,
    /** Changes what this page knows at once, e.g. instagram_connected after connecting. */
    patch(change: Partial<Profile>) {
      const profile = resource.value();
      if (profile) resource.change({ ...profile, ...change });
    },
    reset() {
      inFlight = undefined;
      resource.reset();
    },
  };

  function reload(): Promise<void> {
    const mine = resource
      .run((signal) => client.send(getProfile, {}, { signal }))
      .finally(() => {
        if (inFlight === mine) inFlight = undefined;
      });
    return (inFlight = mine);
  }
}
