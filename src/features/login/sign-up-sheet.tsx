import { loginWords } from '../../text/en/login';
import { Button } from '../../widgets/button';
import { Drawer } from '../../widgets/drawer';
import { linkAddress } from '../shared/screen/safe-address';
import { useScreen } from '../shared/screen/screen-context';
import { Support } from '../shared/support/support';

interface SignUpSheetProps {
  /** Opened because the number is not in the programme. */
  unregistered: boolean;
  onClose: () => void;
}

/** The sign-up sheet: how to join. */
export function SignUpSheet({ unregistered, onClose }: SignUpSheetProps) {
  const { runtime, openExternal } = useScreen();
  const { brand } = runtime;
  const programme = linkAddress(runtime, brand.programmeUrl);
  const words = loginWords.signUp;
  return (
    <Drawer open title={words.title} onClose={onClose} footer={<Button variant="primary" wide onClick={onClose}>{words.done}</Button>}>
      <div className="sign-up">
        {unregistered && <p className="sign-up-note" role="alert">{words.unregistered}</p>}
        <ol>
          {words.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">{text(brand.name)}</p>
            </li>
          ))}
        </ol>
        {programme && <Button onClick={() => openExternal(programme, 'programme')}>{words.programme}</Button>}
        <Support />
      </div>
    </Drawer>
  );
}
