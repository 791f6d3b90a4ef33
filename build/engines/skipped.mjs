const narrow = 'the window of WebKitGTK’s MiniBrowser is not narrower than its bar of buttons, about 450 px';
const noPrint = 'WebKitGTK’s driver cannot show a page as it would be printed';
const noDark = 'WebKitGTK’s driver cannot emulate the dark scheme';
const staleMedia = 'WebKit keeps the media queries of a style sheet as they were when no shadow root used it during a change of the window';
const notListed = 'WebKit lists no request that has failed, and these hosts do not exist here';
const noPlayAgain = 'GStreamer’s player does not go on after a pause of a quarter second, with plain <video> elements neither';
const oneStep = 'WebKit takes one step for two calls of history.back() in a task';
const noAddress = 'WebKit’s error names no address, so the file is asked for again under the same one (test/bridge/load-chunk)';

/**
 * Tests that do not run in an engine: the file, the titles of the tests, and the reason that the run prints with each of
 * them. Only what a driver or an engine cannot do belongs here. A difference of the product is mended.
 * @type {Record<string, { file: string, titles: RegExp, reason: string }[]>}
 */
export const skipped = {
  firefox: [],
  webkit: [
    { file: 'test/embedding/low-window.test.ts', titles: /^in a window of 400 px/, reason: narrow },
    { file: 'test/widgets/dialogs.test.tsx', titles: /in a window of 390 px|a bottom sheet is 80% of the window high/, reason: narrow },
    { file: 'test/widgets/styles.test.tsx', titles: /the content column is at most 600 px wide/, reason: narrow },
    { file: 'test/widgets/toaster.test.tsx', titles: /fits a narrow window/, reason: narrow },
    { file: 'test/features/auto-dm/auto-dm.test.ts', titles: / > on a phone > /, reason: narrow },
    { file: 'test/widgets/styles.test.tsx', titles: /in the dark scheme alone|follows the person's scheme/, reason: noDark },
    { file: 'test/bridge/print-node.test.ts', titles: /nothing else on paper|has the whole width of the paper/, reason: noPrint },
    { file: 'test/features/earnings/statement.test.ts', titles: /prints the statement and nothing else/, reason: noPrint },
    { file: 'test/widgets/dialogs.test.tsx', titles: /824 px wide in a window/, reason: staleMedia },
    { file: 'test/features/shared/media-hosts.test.ts', titles: /are loaded from/, reason: notListed },
    { file: 'test/features/reels/reels.test.ts', titles: /goes on with the arrows through all reels/, reason: noPlayAgain },
    { file: 'test/elements/back-and-scrolling.test.ts', titles: /two are taken at once$/, reason: oneStep },
    { file: 'test/elements/built-loader.test.ts', titles: /under another address$/, reason: noAddress },
  ],
};

/** Why a test does not run in this engine; undefined where it runs. */
export function reasonToSkip(engine, { file, title }) {
  return skipped[engine].find((entry) => entry.file === file && entry.titles.test(title))?.reason;
}
