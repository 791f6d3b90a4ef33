import type { Runtime } from '../../../runtime';
import { pasteWords as words } from '../../../text/en/product-sheets';
import { errorText } from '../screen/error-text';
import { pasteProducts, type PasteProblem } from './paste-products';
import type { PickedProducts } from './product-task';

/** What became of the pasted links, in words. */
export interface PasteReport {
  /** Every link is a selected product now. */
  readonly clean: boolean;
  /** New products in the list. */
  readonly added: number;
  /** The links that could not be added, each with its reason. */
  readonly problems: readonly { link: string; message: string }[];
  /** The message at the field, if something is wrong. */
  readonly message: string | undefined;
  /** What was added. */
  readonly news: string;
}

/**
 * Adds the products of the links in the paste box, see `pasteProducts`, and says what became of them.
 * @returns undefined if it was stopped or has failed, or another paste is pending
 */
export async function pasteAndReport(runtime: Runtime, picked: PickedProducts, fail: (cause: Error) => void): Promise<PasteReport | undefined> {
  const outcome = await pasteProducts(runtime, picked, fail);
  if (!outcome) return undefined;
  const messageOf = (problem: PasteProblem): string | undefined => {
    if (problem === 'foreign') return words.foreign(runtime.brand.name);
    if (problem === 'invalid') return words.invalid;
    return problem.status === 404 ? words.notFound : errorText(problem);
  };
  const problems = outcome.problems.flatMap(({ link, problem }) => {
    const message = messageOf(problem);
    return message === undefined ? [] : [{ link, message }];
  });
  const news = [
    outcome.added > 0 && words.added(outcome.added),
    outcome.known > 0 && words.known(outcome.known),
  ].filter(Boolean).join(', ');
  return {
    clean: outcome.problems.length === 0,
    added: outcome.added,
    problems,
    message: problems.length > 1 ? words.problems(problems.length) : problems[0]?.message,
    news,
  };
}
