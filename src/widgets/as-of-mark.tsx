import { formatMoment } from '../text/days';
import { rememberedAt, type Load } from '../domain/load';
import { widgetWords } from '../text/en/widgets';
import sheet from './as-of.css';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

/**
 * The time of figures from an earlier visit, until those of this one arrive. It is in the space above the content, so
 * that nothing moves when it goes.
 */
export function AsOfMark({ loads }: { loads: readonly Load<unknown>[] }) {
  const times = loads.map(rememberedAt).filter((time) => time !== undefined);
  return times.length > 0 && <p ref={styled} className="as-of-mark">{widgetWords.asOf.remembered(formatMoment(Math.min(...times), new Date()))}</p>;
}
