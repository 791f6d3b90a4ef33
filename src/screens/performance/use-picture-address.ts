import { safeUrl } from '../../domain/safe-url';
import { useScreen } from '../shared/screen-context';

/** Picks the addresses from which a picture may be loaded. */
export function usePictureAddress(): (address: string | null | undefined) => string | null {
  const { mediaHosts } = useScreen().runtime.brand;
  return (address) => safeUrl(address, { hosts: mediaHosts, origin: location.origin });
}
