import { useSignals } from '@preact/signals-react/runtime';
import { pathOf } from '../../domain/routes';
import { parseUrl } from '../../domain/parse-url';
import { profileStore } from '../shared/session/profile-store';
import { useScreen } from '../shared/screen/screen-context';
import { useStore } from '../shared/screen/store-hooks';

/**
 * Addresses of the public pages of collections; none if the profile does not allow them (ROLE-03). The screen loads the
 * profile: rows that are rendered later must not request a failed profile again.
 */
export function usePublicPage(): (collectionId: string) => string | undefined {
  useSignals();
  const { basePath } = useScreen();
  const profile = useStore(profileStore);
  const allowed = profile.load.value.state !== 'idle' && profile.value()?.is_collection_page_visibility_enabled === true;
  // The base path may be the address of another site, where the app is, or begin with '#'.
  return (collectionId) => (allowed && collectionId ? parseUrl(basePath + pathOf('collection', { collectionId }), location.href)?.href : undefined);
}
