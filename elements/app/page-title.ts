/** The title of the page while it shows an app. */
export interface PageTitle {
  /** Names the page after what it shows. */
  set(title: string): void;
  /** Brings back what the page was called before, unless the page has another name by now. */
  giveBack(): void;
}

/** @param ofApp whether the address of the page is that of the app; otherwise the page keeps its name */
export function createPageTitle(ofApp: boolean): PageTitle {
  let before = '';
  let ours: string | undefined;
  return {
    set(title) {
      if (!ofApp) return;
      if (document.title !== ours) before = document.title;
      document.title = title;
      ours = document.title; // without the white space that a title has not
    },
    giveBack() {
      if (document.title === ours) document.title = before;
      ours = undefined;
    },
  };
}
