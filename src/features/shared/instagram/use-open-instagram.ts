import { useTellError } from '../screen/error-text';
import { lazyCode } from '../screen/lazy-code';
import { useScreen } from '../screen/screen-context';

const instagram = lazyCode(() => import('./instagram-store'), 'instagramStore');

/** Opens Instagram's consent page, to connect the account or to connect it again. */
export function useOpenInstagram(): () => void {
  const { runtime, basePath } = useScreen();
  const tell = useTellError();
  return () => void instagram.ask().then((store) => location.assign(runtime.use(store).authorizeAddress(basePath)), tell);
}
