import { mediaAddress } from './safe-address';
import { useScreen } from './screen-context';

/** Checks the addresses of pictures from the API; an unsafe one counts as missing. */
export function useMediaAddress(): (value: unknown) => string | null {
  const { runtime } = useScreen();
  return (value) => mediaAddress(runtime, value);
}
