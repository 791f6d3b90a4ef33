import { useState } from 'react';
import grid from '../../src/styles/grid.css';
import { errorVariants } from '../../src/text/en/errors';
import { Badge } from '../../src/widgets/badge';
import { BarChart } from '../../src/widgets/bar-chart';
import { Banner } from '../../src/widgets/banner';
import { Button } from '../../src/widgets/button';
import { Card } from '../../src/widgets/card';
import { ProductTile } from '../../src/widgets/product-tile';
import { QrGuidelines } from '../../src/widgets/qr-guidelines';
import { Skeleton } from '../../src/widgets/skeleton';
import { EmptyState } from '../../src/widgets/empty-state';
import { ErrorState } from '../../src/widgets/error-state';
import { StatFigure } from '../../src/widgets/stat-figure';
import { ThumbnailGrid } from '../../src/widgets/thumbnail-grid';
import { styledBy } from '../../src/widgets/styled-by';
import type { InfoTopic } from '../../src/text/en/info';
import { pictures } from './pictures';
import { Sample } from './sample';
import { words } from './words';

const gridded = styledBy(grid);

/** Widgets that only show something. */
export function Facts({ onInfo }: { onInfo: (topic: InfoTopic | undefined) => void }) {
  const [chosen, setChosen] = useState([true, false, false]);
  const [tries, setTries] = useState(0);
  return (
    <>
      <Sample name={words.figures}>
        <Card>
          <StatFigure size="large" label={words.commissions} figure="₹12,34,567" change={{ text: words.change, direction: 'up' }} onInfo={() => onInfo('commissions')} />
          <div ref={gridded} className="grid">
            <div className="span-6"><StatFigure label={words.clicks} figure="48,210" onInfo={() => onInfo('clicks')} /></div>
            <div className="span-6"><StatFigure label={words.orders} figure="1,212" change={{ text: words.fewer, direction: 'down' }} onInfo={() => onInfo('orders')} /></div>
          </div>
        </Card>
      </Sample>
      <Sample name={words.charts}>
        <Card><BarChart label={words.payments} bars={words.weeks(false)} currency="₹" /></Card>
        <Card><BarChart label={words.adjusted} bars={words.weeks(true)} currency="₹" /></Card>
      </Sample>
      <Sample name={words.badges}>
        <div className="sample-row">{words.tones.map((tone) => <Badge key={tone} tone={tone}>{words.tone[tone]}</Badge>)}</div>
      </Sample>
      <Sample name={words.banners}>
        {words.bannerTones.map((tone) => (
          <Banner key={tone} tone={tone} title={words.bannerTitle[tone]} action={tone === 'danger' && <Button onClick={() => onInfo('clicks')}>{words.connect}</Button>}>
            {words.bannerText[tone]}
          </Banner>
        ))}
      </Sample>
      <Sample name={words.products}>
        <Card>
          {words.product.map((name, index) => (
            <ProductTile
              key={name} name={name} image={index === 2 ? null : pictures[index]?.src} note={words.price[index]}
              check={{ checked: chosen[index] ?? false, onChange: (now) => setChosen(chosen.map((was, at) => (at === index ? now : was))) }}
            />
          ))}
        </Card>
      </Sample>
      <Sample name={words.thumbnails}>
        <div className="sample-row">
          {[1, 2, 3, 6].map((count) => <div key={count} className="sample-thumb"><ThumbnailGrid images={pictures.slice(0, count)} /></div>)}
        </div>
      </Sample>
      <Sample name={words.carousel}><QrGuidelines /></Sample>
      <Sample name={words.states}>
        <Card><EmptyState onCreatePost={() => onInfo('newCustomerProgram')} /></Card>
        <Card><ErrorState key={tries} error={undefined} text={errorVariants.earnings} onRetry={() => setTries(tries + 1)} /></Card>
      </Sample>
      <Sample name={words.skeletons}>
        <Skeleton shape="figure" />
        <Skeleton shape="line" count={2} />
        <Skeleton shape="row" />
        <Skeleton shape="tile" count={2} />
      </Sample>
    </>
  );
}
