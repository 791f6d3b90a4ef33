import { earningsTabs, type EarningsTab } from '../../../domain/earnings-tabs';
import { earningsWords } from '../../../text/en/earnings';
import { Tabs } from '../../../widgets/tabs';

const words = () => earningsWords.split;

/** The views of earnings, by the names in their addresses. */
export type EarningsView = keyof typeof earningsWords.titles;

/** Commissions, Orders, Sales. */
export function EarningsTabs({ tab, onTab, panelId }: { tab: EarningsTab; onTab: (tab: EarningsTab) => void; panelId: string }) {
  const tabs = earningsTabs.map((id) => ({ id, label: words().tabs[id] }));
  return <Tabs label={words().label} tabs={tabs} selected={tab} onSelect={onTab} panelId={panelId} />;
}
