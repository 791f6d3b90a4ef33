// as src/state/fence.ts, refused by boundaries/dependencies
export { profileStore } from '../features/shared/session/profile-store';
