import { useState, type ReactNode } from 'react';
import type { Product } from '../../../api/contract/shapes';
import { excerpt } from '../../../domain/excerpt';
import { sharePictureWords as words } from '../../../text/en/share-pictures';
import { cameraPath } from '../../../widgets/icons/camera';
import { Icon } from '../../../widgets/icons/icon';
import { styledBy } from '../../../widgets/styled-by';
import { useTellError } from '../../shared/screen/error-text';
import { useScreen } from '../../shared/screen/screen-context';
import { useStore } from '../../shared/screen/store-hooks';
import { useOnce } from '../../shared/screen/use-once';
import { adMarkStore } from '../../shared/sharing/ad-mark-store';
import { AdMarkSwitch } from '../../shared/sharing/ad-mark-switch';
import { QrDrawer } from '../qr-drawer';
import { PictureDrawer } from './picture-drawer';
import sheet from './pictures.css';
import { useContent } from './use-content';

const styled = styledBy(sheet);

const chatPath = 'M12 20a8 8 0 1 0-6.9-4L4 20l4-1.1A8 8 0 0 0 12 20ZM8.5 10h7m-7 3.5h4.5';
const codePath = 'M4 4h6v6H4V4Zm10 0h6v6h-6V4ZM4 14h6v6H4v-6Zm10 0h2v2h-2v-2Zm4 4h2v2h-2v-2Zm0-4h2M14 20h1';
const printPath = 'M7 9V3h10v6M7 18H4V9h16v9h-3M7 14h10v7H7v-7Z';

interface ShareWaysProps {
  collection: { readonly id: string; readonly name: string; readonly code?: string | undefined };
  products: readonly Product[];
  /** Its public page, if it may be shared. */
  link: string | undefined;
}

/** The ways to bring a new link to people, besides copying it. */
export function ShareWays({ collection, products, link }: ShareWaysProps) {
  const { openExternal } = useScreen();
  const tell = useTellError();
  const { mark } = useStore(adMarkStore);
  const [shown, setShown] = useState<'story' | 'card' | { code: string }>();
  const [making, once] = useOnce();
  const { load, codeOf } = useContent(collection, () => products);
  const name = excerpt(collection.name);
  const close = () => setShown(undefined);
  const showCode = () => once(async () => {
    try {
      setShown({ code: await codeOf() });
    } catch (error) {
      tell(error);
    }
  });
  const chat = () => openExternal(`https://wa.me/?text=${encodeURIComponent(`${mark(name)}\n${link}`)}`, 'share');
  return (
    <>
      <section ref={styled} className="share-tiles" aria-labelledby="share-heading">
        <h2 id="share-heading">{words.title}</h2>
        <ul>
          {link && <Tile icon={chatPath} onClick={chat}>{words.whatsApp}</Tile>}
          <Tile icon={cameraPath} opens onClick={() => setShown('story')}>{words.story}</Tile>
          <Tile icon={codePath} opens busy={making} onClick={() => void showCode()}>{words.code}</Tile>
          <Tile icon={printPath} opens onClick={() => setShown('card')}>{words.card}</Tile>
        </ul>
        <AdMarkSwitch />
      </section>
      {typeof shown === 'string' && <PictureDrawer kind={shown} name={name} load={load} link={link} onClose={close} />}
      {typeof shown === 'object' && <QrDrawer id={collection.id} name={name} url={shown.code} pictures={false} onClose={close} />}
    </>
  );
}

interface TileProps {
  icon: string;
  /** It opens a drawer. */
  opens?: boolean;
  busy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tile({ icon, opens = false, busy = false, onClick, children }: TileProps) {
  return (
    <li>
      <button type="button" className="share-tile" part="button" aria-haspopup={opens ? 'dialog' : undefined} aria-busy={busy || undefined} onClick={onClick}>
        <span className="share-tile-icon"><Icon path={icon} size={22} /></span>
        <span>{children}</span>
      </button>
    </li>
  );
}
