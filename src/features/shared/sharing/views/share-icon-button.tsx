import { shareWords as words } from '../../../../text/en/share';
import { IconButton } from '../../../../widgets/button';
import { Icon, sharePath } from '../../../../widgets/icons/icon';

/** Shares what has this name. */
export function ShareIconButton({ name, onShare }: { name: string; onShare: () => void }) {
  return <IconButton label={words.share(name)} onClick={onShare}><Icon path={sharePath} /></IconButton>;
}
