import { shareWords as words } from '../../../text/en/share';
import { Button } from '../../../widgets/button';
import { ShareButton, type Copy } from './share-button';

interface LinkActionsProps {
  /** The product's name. */
  name: string;
  url: string;
  copy: Copy;
  /** Whether the link can be copied as well as shared. */
  copyable?: boolean;
}

/** The actions of the affiliate link of one product. */
export function LinkActions({ name, url, copy, copyable = true }: LinkActionsProps) {
  return (
    <span className="product-tile-actions">
      {copyable && <Button onClick={() => void copy(url, words.linkCopied)}>{words.copyLink}</Button>}
      <ShareButton name={name} url={url} copiedToast={words.linkCopied} copy={copy} />
    </span>
  );
}
