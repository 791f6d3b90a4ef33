import { useEffect, useRef, useState } from 'react';
import { printNode } from '../../../bridge/print-node';
import { canShareFile, shareFile } from '../../../bridge/share';
import { shareWords } from '../../../text/en/share';
import { sharePictureWords as words } from '../../../text/en/share-pictures';
import { Button } from '../../../widgets/button';
import { Drawer } from '../../../widgets/drawer';
import { ErrorState } from '../../../widgets/error-state';
import { Skeleton } from '../../../widgets/skeleton';
import { styledBy } from '../../../widgets/styled-by';
import { useScreen } from '../../shared/screen/screen-context';
import { useOnce } from '../../shared/screen/use-once';
import { useCopy } from '../../shared/sharing/share-button';
import { drawPicture, pictureKinds, type PictureKind } from './draw';
import type { PictureContent } from './picture-content';
import { pictureSaver } from './picture-saver';
import sheet from './pictures.css';

const styled = styledBy(sheet);

/** Some webviews cannot print, and some old browsers have no style sheets for it. */
const canPrint = typeof globalThis.print === 'function' && 'adoptedStyleSheets' in document;

interface PictureDrawerProps {
  kind: PictureKind;
  name: string;
  /** Loads what is drawn; a second call asks again only for what failed. */
  load: () => Promise<PictureContent>;
  /** The link to paste beside the picture, if it may be shared. */
  link: string | undefined;
  onClose: () => void;
}

type Made = { readonly file: File } | { readonly error: unknown } | undefined;

/** A picture of a collection, made on the device: to share, to save, to print. */
export function PictureDrawer({ kind, name, load, link, onClose }: PictureDrawerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [made, setMade] = useState<Made>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const make = async () => {
      const content = await load();
      if (current && canvas.current) setMade({ file: await drawPicture(canvas.current, kind, content) });
    };
    make().catch((error: unknown) => current && setMade({ error }));
    return () => {
      current = false;
    };
  }, [kind, attempt]); // eslint-disable-line react-hooks/exhaustive-deps -- another function loads the same
  const failed = made && 'error' in made;
  const file = made && 'file' in made ? made.file : undefined;
  const [copy, lastResort] = useCopy();
  const { title, name: label, hint } = words.pictures[kind];
  const retry = () => {
    setMade(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <Drawer
      open
      title={title}
      onClose={onClose}
      footer={file && <Actions kind={kind} name={name} file={file} onPrint={() => canvas.current && printNode(canvas.current)} />}
    >
      <div ref={styled} className="share-picture-box" aria-busy={!made}>
        {failed && <ErrorState error={made.error} text={words.failed} onRetry={retry} />}
        <canvas ref={canvas} className="share-picture" {...pictureKinds[kind].size} role="img" aria-label={label(name)} hidden={failed} />
        {!made && <div className="share-picture-wait"><Skeleton shape="card" /></div>}
        {!failed && <p className="muted">{hint}</p>}
        {kind === 'story' && link && <Button variant="quiet" onClick={() => void copy(link, shareWords.linkCopied)}>{words.copyLink}</Button>}
      </div>
      {lastResort}
    </Drawer>
  );
}

interface ActionsProps {
  kind: PictureKind;
  name: string;
  file: File;
  onPrint: () => void;
}

/** The best way that this device has comes first. */
function Actions({ kind, name, file, onPrint }: ActionsProps) {
  const { runtime } = useScreen();
  const { host, toasts } = runtime;
  const [busy, once] = useOnce();
  const [byHand, setByHand] = useState(false);
  const { possible, save } = pictureSaver(runtime);
  // The sheet of a native app takes addresses only.
  const shares = !host.share && canShareFile(file);
  const prints = kind === 'card' && canPrint;
  const first = prints ? 'print' : shares ? 'share' : 'save';
  const variant = (action: typeof first) => (action === first ? 'primary' : 'secondary');
  const keep = async () => {
    const saved = await save(file);
    setByHand(saved === 'byHand');
    if (saved === 'saved') toasts.show('success', words.saved);
    if (saved === 'failed') toasts.show('error', words.notSaved);
  };
  const send = async () => {
    if (!(await shareFile(file, name))) await keep();
  };
  return (
    <div className="share-picture-actions">
      {prints && <Button variant={variant('print')} onClick={onPrint}>{words.print}</Button>}
      {shares && <Button variant={variant('share')} busy={busy} onClick={() => void once(send)}>{words.share}</Button>}
      {possible && <Button variant={variant('save')} busy={busy} onClick={() => void once(keep)}>{words.save}</Button>}
      {((!possible && !shares) || byHand) && <p role="status">{words.byHand}</p>}
    </div>
  );
}
