import { ApiError } from '../../../api/api-error';
import { getProductDetails } from '../../../api/contract/post-linking';
import type { Product } from '../../../api/contract/shapes';
import { readPaste, type PastedLink } from '../../../domain/product-link';
import { withoutOrigin } from '../../../domain/selection';
import type { PickedProducts } from './product-task';
import type { StoreContext } from '../../../state/context';

/** The problem of a pasted link: the rule that it breaks, or the call that failed. */
export type PasteProblem = 'foreign' | 'invalid' | ApiError;

export interface PasteOutcome {
  /** New products in the list. */
  readonly added: number;
  /** Products that were selected already. */
  readonly known: number;
  /** The links that could not be added, in their order. */
  readonly problems: readonly { link: string; problem: PasteProblem }[];
}

/** The number of parallel requests, so that a long paste does not overload a slow network. */
const atOnce = 4;

/**
 * Adds the products of the links in the draft's paste box, the last one first in the list. A product in the list is not
 * loaded again. Links that could not be added stay in the box, to be corrected or sent again.
 * @returns undefined if it was stopped or has failed, or another paste is pending
 */
export async function pasteProducts(
  { client, brand }: StoreContext, draft: PickedProducts, fail: (cause: Error) => void,
): Promise<PasteOutcome | undefined> {
  const find = (id: string) => draft.selection.peek().products.find((product) => product.id === id);

  /** The product of a link, from the list or (unless the network was just lost) from the server, or its problem. */
  async function look({ parsed }: PastedLink, signal: AbortSignal, lost: ApiError | undefined): Promise<Product | PasteProblem> {
    if (!parsed.ok) return parsed.reason;
    const picked = find(parsed.id);
    if (picked) return withoutOrigin(picked);
    if (lost) return lost;
    try {
      return (await client.send(getProductDetails, { params: { id: parsed.id } }, { signal })).product_details;
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  const problems: { link: string; problem: PasteProblem }[] = [];
  let [added, known] = [0, 0];
  const done = await draft.paste(async (mine) => {
    const links = readPaste(draft.pasteText.peek(), brand);
    let lost: ApiError | undefined;
    for (let start = 0; start < links.length; start += atOnce) {
      const group = links.slice(start, start + atOnce);
      const found = await Promise.all(group.map(async (pasted) => ({ ...pasted, answer: await look(pasted, mine, lost) })));
      if (mine.aborted) return;
      for (const { link, answer } of found) {
        if (typeof answer === 'string') problems.push({ link, problem: answer });
        else if (answer instanceof ApiError) {
          problems.push({ link, problem: answer });
          if (answer.unanswered) lost = answer;
        } else {
          if (find(answer.id)) known++;
          else added++;
          draft.pick(answer, 'PRODUCT_LINK', true);
        }
      }
    }
    draft.refuse(problems.map(({ link }) => link).join('\n'));
  }, fail);
  return done ? { added, known, problems } : undefined;
}
