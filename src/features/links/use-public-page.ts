import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { pathOf } from '../../domain/routes';
import { profileStore } from '../shared/session/profile-store';
import { useScreen } from '../shared/screen/screen-context';

/** Addresses of the public pages of collections; none where the profile does not allow such pages (ROLE-03). */
export function usePublicPage(): (collectionId: string) => string | undefined {
  useSignals();
  const { runtime, basePath } = useScreen();
  const profile = runtime.use(profileStore);
  useEffect(() => void profile.ensure(), [profile]);
  const { load } = profile;
  const allowed = load.value.state !== 'idle' && profile.profile()?.is_collection_page_visibility_enabled === true;
  return (collectionId) => (allowed && collectionId ? location.origin + basePath + pathOf('collection', { collectionId }) : undefined);
}
