const pages = { '/widgets/': '/demo/widgets/index.html' };
const app = '/demo/standalone/index.html';
/** The source addresses of the scripts of a page. */
const sources = {
  '/creator-elements.js': '/elements/creator-elements.ts',
  '/standalone.js': '/demo/standalone/standalone.ts',
  '/standalone.css': '/demo/standalone/standalone.css',
  '/icon.svg': '/demo/standalone/icon.svg',
  'widgets.js': '/demo/widgets/widgets.ts',
};

/** The pages of the built app, with the addresses of its sources. */
export function devPages() {
  let origin = '';
  return {
    startAt(address) {
      origin = address;
    },
    /**
     * The page for an address that the sandbox does not know: every such address is a screen of the app. It is served
     * by the dev server, which adds the script that reloads it.
     */
    answer: ({ url }) => fetch(origin + (pages[new URL(url).pathname] ?? app)),
    plugin: {
      name: 'pages-of-sources',
      transform({ path, body }) {
        if (path !== app && !Object.values(pages).includes(path)) return undefined;
        return body.replace(/(?<=(?:src|href)=")[^"]+/g, (address) => sources[address] ?? address);
      },
    },
  };
}
