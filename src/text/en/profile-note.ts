/** What is missing on a screen while the profile could not be loaded. */
export const profileNoteWords = {
  home: 'Your name and your Instagram connection could not be loaded.',
  links: 'The links to your collection pages could not be loaded.',
};
