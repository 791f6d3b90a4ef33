import { bankDetailsWords } from '../../text/en/bank-details';
import { Card } from '../../widgets/card';
import { bankPath, clockPath, shieldPath } from '../../widgets/icons/bank-paths';
import { Icon } from '../../widgets/icons/icon';
import { calendarPath } from '../../widgets/icons/paths';
import { StepBar } from './step-bar';

const words = bankDetailsWords.invitation;
const icons = [calendarPath, shieldPath, clockPath];

/** Nothing is saved yet: why it is needed, that it is safe, and how soon payments start. */
export function Invitation({ onAdd }: { onAdd: () => void }) {
  return (
    <>
      <Card as="section" labelledBy="bank-invitation" className="bank-invitation">
        <span className="bank-emblem"><Icon path={bankPath} size={34} /></span>
        <h2 id="bank-invitation">{words.title}</h2>
        <p className="muted">{words.text}</p>
        <ul className="bank-points">
          {words.points.map(({ title, text }, index) => (
            <li key={title}>
              <span className="bank-point-icon"><Icon path={icons[index] ?? ''} size={22} /></span>
              <div>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <StepBar label={words.add} onClick={onAdd} />
    </>
  );
}
