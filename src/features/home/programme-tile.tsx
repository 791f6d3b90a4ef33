import { homeWords } from '../../text/en/home';
import { Button } from '../../widgets/button';
import { useScreen } from '../shared/screen/screen-context';

/** The programme banner with Home's only primary action. */
export function ProgrammeTile() {
  const { navigate } = useScreen();
  const words = homeWords.programme;
  return (
    <section className="programme" aria-labelledby="programme">
      <h2 id="programme">{words.title}</h2>
      <p>{words.text}</p>
      <Button variant="primary" onClick={() => navigate('affiliateLinks')}>{words.create}</Button>
    </section>
  );
}
