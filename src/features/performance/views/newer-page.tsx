import type { ReactNode, Ref } from 'react';
import type { Period } from '../../../domain/periods';
import { periodOptions } from '../../../text/periods';
import type { PostTypeFilter } from '../../../domain/post-types';
import { postTypeWords } from '../../../text/en/post-types';
import { postTypeTabs } from '../../../text/post-types';
import { performancePostWords, performanceWords } from '../../../text/en/performance';
import { newPerformanceWords as words } from '../../../text/en/performance-new';
import { PageHeader } from '../../../widgets/page-header';
import { Select } from '../../../widgets/select';
import { styledBy } from '../../../widgets/styled-by';
import { Tabs } from '../../../widgets/tabs';
import newer from './newer-figures.css';
import sheet from './performance.css';
import { PeriodDays } from './period-days';

const styled = styledBy(sheet, newer);
const panelId = 'performance-panel';

interface NewerPageProps {
  boxRef?: Ref<HTMLDivElement>;
  period: Period;
  joined: string | null | undefined;
  onPeriod: (period: Period) => void;
  /** From the details of a post, which then hide the list. */
  onBack?: (() => void) | undefined;
  list: ReactNode;
  details?: ReactNode;
}

/** The page of the newer version: the period, and the list or the details of a post. */
export function NewerPage({ boxRef, period, joined, onPeriod, onBack, list, details }: NewerPageProps) {
  return (
    <div ref={boxRef} className="column columns">
      <PageHeader title={onBack ? words.detailTitle : performanceWords.title} onBack={onBack} />
      <div className="performance-row">
        <Select label={words.period} options={periodOptions()} value={period} onChange={onPeriod} />
        <PeriodDays period={period} joined={joined} />
      </div>
      <div ref={styled} className="performance-view" hidden={onBack !== undefined}>{list}</div>
      {details}
    </div>
  );
}

interface NewerListProps {
  tab: PostTypeFilter;
  /** Undefined as long as it is unknown. */
  hasQr: boolean | undefined;
  onTab: (tab: PostTypeFilter) => void;
  children: ReactNode;
}

/** The tabs by type of post, and the panel of the selected one. */
export function NewerList({ tab, hasQr, onTab, children }: NewerListProps) {
  return (
    <>
      <Tabs label={performancePostWords.tabs} tabs={postTypeTabs(hasQr, tab)} selected={tab} onSelect={(next) => next !== tab && onTab(next)} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-label={postTypeWords[tab]} className="performance-panel">{children}</div>
    </>
  );
}
