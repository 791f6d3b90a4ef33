import { shareWords as words } from '../../../text/en/share';
import { IconButton } from '../../../widgets/icon-button';
import { Icon } from '../../../widgets/icons/icon';
import { sharePath } from '../../../widgets/icons/paths';
import type { Copy } from './use-copy';
import { useShare, type ShareRequest } from './use-share';

/** Shares one link; beside the button that copies it. */
export function ShareButton({ copy, ...request }: ShareRequest & { copy: Copy }) {
  const share = useShare(copy);
  return <IconButton label={words.share(request.name)} onClick={() => void share(request)}><Icon path={sharePath} /></IconButton>;
}
