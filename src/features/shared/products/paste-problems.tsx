import { pasteWords as words } from '../../../text/en/product-sheets';
import { styledBy } from '../../../widgets/styled-by';
import type { PasteReport } from './paste-report';
import sheet from './paste-problems.css';

const styled = styledBy(sheet);

/** Several links that could not be added, each with its reason. One alone is explained at the field. */
export function PasteProblems({ problems }: Pick<PasteReport, 'problems'>) {
  return (
    <ul ref={styled} className="paste-problems" aria-label={words.problems(problems.length)}>
      {problems.map(({ link, message }) => (
        <li key={link}>
          <span className="paste-link" dir="ltr">{link}</span>
          <span className="paste-problem">{message}</span>
        </li>
      ))}
    </ul>
  );
}
