import { bankDetailsWords } from '../../text/en/bank-details';
import { Card } from '../../widgets/card';
import { bankPath } from '../../widgets/icons/bank';
import { calendarPath, Icon } from '../../widgets/icons/icon';
import { StepBar } from './step-bar';

const shieldPath = 'M12 3 5 6v5.5c0 4.3 2.9 7.8 7 9.5 4.1-1.7 7-5.2 7-9.5V6l-7-3Zm-3 8.8 2.2 2.2 4-4.2';
const clockPath = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2';

const words = () => bankDetailsWords.invitation;
const icons = [calendarPath, shieldPath, clockPath];

/** Nothing is saved yet: why it is needed, that it is safe, and how soon payments start. */
export function Invitation({ onAdd }: { onAdd: () => void }) {
  return (
    <>
      <Card as="section" labelledBy="bank-invitation" className="bank-invitation">
        <span className="bank-emblem"><Icon path={bankPath} size={34} /></span>
        <h2 id="bank-invitation">{words().title}</h2>
        <p className="muted">{words().text}</p>
        <ul className="bank-points">
          {words().points.map(({ title, text }, index) => (
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
      <StepBar label={words().add} onClick={onAdd} />
    </>
  );
}
