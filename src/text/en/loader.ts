/** What stands in a tag when nothing of ours can be loaded. */
export const loaderWords = {
  notLoaded: 'This part of the page could not be loaded (chunk-failed). Please reload the page.',
};
