import type { ReactNode } from 'react';
import { knownSoFar, orderHome } from '../../../domain/home-order';
import { homeWords } from '../../../text/en/home';
import { tabCount } from '../../../text/tab-count';
import { Icon, personPath } from '../../../widgets/icons/icon';
import { LazyImage } from '../../../widgets/lazy-image';
import { Skeleton } from '../../../widgets/skeleton';
import { styledBy } from '../../../widgets/styled-by';
import { Tabs } from '../../../widgets/tabs';
import sheet from './home.css';

const styled = styledBy(sheet);

/** Home's column. */
function HomePage({ children }: { children: ReactNode }) {
  return <div ref={styled} className="column home">{children}</div>;
}

interface HomeLayoutProps {
  header: ReactNode;
  /** Above the list: the creator's money, or the first steps. */
  top?: ReactNode;
  /** Replaces everything below the header. */
  instead?: ReactNode;
  /** What could not be loaded or refreshed. */
  notes?: ReactNode;
  tiles: readonly HomeTile[];
  reward: HomeTile | null;
  tabs: ReactNode;
  /** Below the list. */
  children?: ReactNode;
}

/** Home with its list, as far as that is known; the filter tabs are above the first preview. */
export function HomeLayout({ header, top, instead, notes, tiles, reward, tabs, children }: HomeLayoutProps) {
  if (instead) return <HomePage>{header}{instead}</HomePage>;
  const ordered = orderHome(tiles, { banner: reward });
  const known = knownSoFar(ordered);
  const firstListing = ordered.findIndex(({ listing }) => listing);
  // Rendered again with each tile, because a tile may not have the height of its placeholder.
  const places = known.length < ordered.length && <HomePlaces key={known.length} count={ordered.length - known.length} />;

  if (known.length < firstListing) return <HomePage>{header}{top}<HomeTiles tiles={known} />{places}</HomePage>;
  return (
    <HomePage>
      {header}
      {notes}
      {top}
      <HomeTiles tiles={known.slice(0, firstListing)} />
      {tabs}
      <div role="tabpanel" id="home-panel" aria-labelledby="home-tabs">
        <HomeTiles tiles={known.slice(firstListing)} />
        {places}
      </div>
      {children}
    </HomePage>
  );
}

interface HomeHeadProps {
  /** Of the marketplace, for who has no account of Instagram connected. */
  brand: string;
  /** Of the connected account. */
  name?: string | null | undefined;
  username?: string | null | undefined;
  /** The address of the account's picture, as it may be loaded. */
  picture: string | null;
  onAccount: () => void;
  /** What the button opens. */
  children?: ReactNode;
}

/** Greets the creator by the name of the connected account; the picture opens the account. */
export function HomeHead({ brand, name, username, picture, onAccount, children }: HomeHeadProps) {
  return (
    <div className="home-head">
      <div>
        <h1 part="heading" dir="auto">{name ? homeWords.hello(name) : homeWords.welcome(brand)}</h1>
        <p className="muted" dir="auto">{username ? `@${username}` : homeWords.lead}</p>
      </div>
      <button
        type="button" className="home-avatar" part="button" data-name="account" aria-label={homeWords.account} aria-haspopup="dialog"
        onClick={onAccount}
      >
        {picture ? <LazyImage src={picture} size={128} alt="" /> : <Icon path={personPath} size={24} />}
      </button>
      {children}
    </div>
  );
}

/** An entry of the home list. */
export interface HomeTile {
  id: string;
  view: ReactNode;
  /** Belongs to the items that the filter tabs select from. */
  listing?: boolean;
  /** It is not known yet what will be here, and whether anything will. */
  waiting?: boolean;
}

/** Tiles of Home, in their order. */
function HomeTiles({ tiles }: { tiles: readonly HomeTile[] }) {
  return <ul className="home-list">{tiles.map(({ id, view }) => <li key={id} data-tile={id}>{view}</li>)}</ul>;
}

/** The places of tiles that are not known yet. */
function HomePlaces({ count }: { count: number }) {
  return <div className="home-places"><Skeleton shape="card" count={count} /></div>;
}

const sections = ['autoDm', 'affiliate', 'qrCode'] as const;
export type HomeSection = (typeof sections)[number];
/** The filter tabs of Home. */
export type HomeTab = 'all' | HomeSection;
/** Of each section the number of its items, where that is known. */
export type HomeCounts = Readonly<Record<HomeSection, number | undefined>>;

interface HomeTabsProps {
  counts: HomeCounts;
  /** The counts are being loaded for the first time. */
  waiting: boolean;
  selected: HomeTab;
  onSelect: (tab: HomeTab) => void;
}

/** The filter tabs; an unknown count is omitted rather than guessed, and so is a sum that contains it. */
export function HomeTabs({ counts, waiting, selected, onSelect }: HomeTabsProps) {
  const sum = sections.reduce<number | undefined>((so, section) => {
    const count = counts[section];
    return so === undefined || count === undefined ? undefined : so + count;
  }, 0);
  const { label, ...labels } = homeWords.tabs;
  const tab = (id: HomeTab, count: number | undefined) => ({ id, label: labels[id], ...tabCount(count, waiting) });
  return (
    <div id="home-tabs" aria-label={label}>
      <Tabs
        label={label}
        tabs={[tab('all', sum), ...sections.map((section) => tab(section, counts[section]))]}
        selected={selected}
        onSelect={onSelect}
        panelId="home-panel"
      />
    </div>
  );
}
