import { words } from '../words';

export const errorWords = words('error', {
  /** The generic text of the error catalogue (specification section 8); the others are in error-notes. */
  generic: 'Something went wrong. Please try again.',
  /** Replaces it without a network (decision E100). */
  offline: 'You are offline. Please try again when you are connected.',
  /** The same for a change that was not sent, so that nobody wonders whether it was made (decision E306). */
  notSent: 'You are offline, so nothing was sent. Please try again when you are connected.',
});

/** Added if a write may have happened although no answer confirmed it (decision E90). */
export const outcomeNotes = words('outcome-notes', {
  saved: 'It may have been saved all the same.',
  deleted: 'It may have been deleted all the same.',
  otp: 'An OTP may be on its way all the same.',
});

/** The texts below the heading of an error state, for screens with their own (specification section 2). */
export const errorVariants = words('error-variants', {
  performance: "We're having trouble loading your performance metrics. Please try again.",
  earnings: 'Your earnings are safe and will be reflected in few minutes',
});

/** What is missing on a screen while the profile could not be loaded. */
export const profileNoteWords = words('profile-note', {
  home: 'Your name and your Instagram connection could not be loaded.',
  links: 'The links to your collection pages could not be loaded.',
});
