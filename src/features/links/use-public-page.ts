import { useSignals } from '@preact/signals-react/runtime';
import { pathOf } from '../../domain/routes';
import { profileStore } from '../shared/session/profile-store';
import { useScreen } from '../shared/screen/screen-context';

/**
 * Addresses of the public pages of collections; none where the profile does not allow such pages (ROLE-03). The screen asks
 * for the profile: rows that come later must not ask again for one that has failed.
 */
export function usePublicPage(): (collectionId: string) => string | undefined {
  useSignals();
  const { runtime, basePath } = useScreen();
  const profile = runtime.use(profileStore);
  const allowed = profile.load.value.state !== 'idle' && profile.value()?.is_collection_page_visibility_enabled === true;
  return (collectionId) => (allowed && collectionId ? location.origin + basePath + pathOf('collection', { collectionId }) : undefined);
}
