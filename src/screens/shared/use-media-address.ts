import { safeUrl } from '../../domain/safe-url';
import { useScreen } from './screen-context';

/** Checks the addresses of pictures from the API; an unsafe one counts as none. */
export function useMediaAddress(): (value: unknown) => string | null {
  const { brand } = useScreen().runtime;
  return (value) => safeUrl(value, { hosts: brand.mediaHosts, origin: location.origin });
}
