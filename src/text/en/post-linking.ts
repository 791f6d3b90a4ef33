import type { LinkingProblem } from '../../domain/linking-problem';
import { words } from '../words';

/** Linking an Instagram post with products (specification section 2, 'Post linking'). */
export const postLinkingWords = words('post-linking', {
  title: 'Link a post',
  steps: 'Steps',
  step: { post: 'Select Post', products: 'Add Products' },
  position: (step: number) => `Step ${step} of 2:`,
  done: ', done',
  posts: 'Your Instagram posts',
  none: 'No posts yet',
  noneText: 'Posts and reels of your Instagram account appear here. Publish one, then come back.',
  lookAgain: 'Look again',
  chosen: 'Your post',
  change: 'Change',
  nothingChosen: 'Choose a post',
  onePost: '1 post chosen',
  next: 'Next',
  complete: 'Complete',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  problems: {
    noPost: 'Choose a post to proceed',
    noProduct: 'Add a product to proceed',
  } satisfies Record<LinkingProblem, string>,
});
