import { useState } from 'react';
import type { InfoTopic } from '../../src/text/en/info';
import { InfoDrawer } from '../../src/widgets/info-drawer';
import { PageHeader } from '../../src/widgets/page-header';
import { Controls } from './controls';
import { Facts } from './facts';
import { Lists } from './lists';
import { Tokens } from './tokens';
import { words } from './words';

/** Every shared widget in each of its states. */
export function WidgetsView() {
  const [topic, setTopic] = useState<InfoTopic>();
  return (
    <div className="column">
      <PageHeader title={words.title} onBack={() => history.back()} />
      <Tokens />
      <Facts onInfo={setTopic} />
      <Lists />
      <Controls onInfo={() => setTopic('orders')} />
      <InfoDrawer topic={topic} onClose={() => setTopic(undefined)} />
    </div>
  );
}
