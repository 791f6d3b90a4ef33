import { baselineOf } from './baseline.mjs';
import { customElementsManifest } from './custom-elements.mjs';
import { reference } from './reference.mjs';
import { angularTypes } from './types/angular.mjs';
import { domTypes, elementTypes } from './types/elements.mjs';
import { reactTypes } from './types/react.mjs';
import { svelteTypes } from './types/svelte.mjs';
import { vueTypes } from './types/vue.mjs';
import { cssData, htmlData } from './vs-code.mjs';

const json = (value) => `${JSON.stringify(value, null, 1)}\n`;
const generated = (text) => `// Written by npm run contract from the files in elements/.\n${text}`;

/** The files for dist, by name. */
export function deliveries(contract) {
  return {
    'custom-elements.json': json(customElementsManifest(contract)),
    'vscode.html-custom-data.json': json(htmlData(contract)),
    'vscode.css-custom-data.json': json(cssData(contract)),
    'types/elements.d.ts': generated(elementTypes(contract)),
    'types/dom.d.ts': generated(domTypes()),
    'types/react.d.ts': generated(reactTypes(contract)),
    'types/vue.d.ts': generated(vueTypes(contract)),
    'types/svelte.d.ts': generated(svelteTypes(contract)),
    'types/angular.d.ts': generated(angularTypes()),
  };
}

/** The text of docs/contract.json. */
export const baselineText = (contract) => json(baselineOf(contract));

/** The text of docs/elements.md. */
export const referenceText = reference;
