const client = /react-dom-client\.production\.js$/;
const hydration = /^exports\.hydrateRoot = function[\s\S]*?^};\n/m;
const dispatcher = /^ReactDOMSharedInternals\.d = \{[^}]*};$/m;
const hints = /\b([DCLmXSM]): \w+/g;

/**
 * Leaves out what no element can reach and CommonJS keeps the bundler from seeing: rendering over a server's
 * markup, and hints for further files. A React in which they look different fails the build.
 */
export function reactParts() {
  return {
    name: 'react-parts',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!client.test(id)) return null;
        if (!hydration.test(code) || !dispatcher.test(code)) this.error('this React looks different: see build/react-parts.mjs');
        return code.replace(hydration, '').replace(dispatcher, (methods) => methods.replace(hints, '$1: noop'));
      },
    },
  };
}
