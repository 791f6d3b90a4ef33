/** What is missing before a post can be linked (specification section 4, 'Post creation'). */
export type LinkingProblem = 'noPost' | 'noProduct';

/** The first thing that is missing, in the order of the steps. */
export function linkingProblem(hasPost: boolean, productCount: number): LinkingProblem | null {
  if (!hasPost) return 'noPost';
  return productCount === 0 ? 'noProduct' : null;
}
