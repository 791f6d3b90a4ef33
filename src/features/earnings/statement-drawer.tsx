import { useId, useState } from 'react';
import { statementWords as words } from '../../text/en/statement';
import { Drawer } from '../../widgets/drawer';
import { Tabs } from '../../widgets/tabs';
import { styledBy } from '../../widgets/styled-by';
import { PaymentStatement } from './payment-statement';
import { PostStatement } from './post-statement';
import sheet from './statement.css';

const styled = styledBy(sheet);

const subjects = ['payments', 'posts'] as const;

/** Payments or posts of a period, as a table for spreadsheet programs or on paper. */
export function StatementDrawer({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [subject, setSubject] = useState<(typeof subjects)[number]>('payments');
  const tabs = subjects.map((each) => ({ id: each, label: words.tabs[each] }));
  return (
    <Drawer open height="sheet" title={words.title} onClose={onClose}>
      <div ref={styled} className="statement">
        <Tabs label={words.about} tabs={tabs} selected={subject} onSelect={setSubject} panelId={id} />
        {/* Both stay mounted, so that selections are kept while the other is shown. */}
        {tabs.map((tab) => (
          <div key={tab.id} role="tabpanel" id={tab.id === subject ? id : undefined} aria-label={tab.label} hidden={tab.id !== subject}>
            {tab.id === 'payments' ? <PaymentStatement /> : <PostStatement shown={subject === 'posts'} />}
          </div>
        ))}
      </div>
    </Drawer>
  );
}
