import type { SubmitProblem } from '../../domain/collection-form';
import { words } from '../words';

/** What is missing in a link or a collection (messages of specification section 5). */
export const linkProblems = words('link-problems', {
  platform: 'Please select a platform to proceed',
  youtubeMissing: 'Add a Youtube video link to proceed',
  facebookMissing: 'Add a Facebook video link to proceed',
  youtubeInvalid: 'Paste valid youtube link',
  facebookInvalid: 'Paste valid facebook link',
  name: 'Add a collection name to proceed',
  nameTooLong: 'Character limit of 50 exceeded',
  noProduct: 'Add a product to proceed',
  oneProduct: 'A single link takes exactly one product',
} satisfies Record<SubmitProblem, string>);
