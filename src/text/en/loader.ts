/** Shown in a tag if none of our code can be loaded. */
export const loaderWords = {
  oldBrowser: 'Please update your browser. This page needs a newer version to work.',
  notLoaded: 'This part of the page could not be loaded (chunk-failed). Please reload the page.',
};
