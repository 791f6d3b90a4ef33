import { attributeTypes, imports } from './attribute-types.mjs';

/** types/svelte.d.ts for Svelte 5, where `oncreator-navigate` listens to the event of that name after `on`. */
export function svelteTypes(contract) {
  return `${imports(contract, "import type { HTMLAttributes } from 'svelte/elements';\n")}
type Events = { [Name in keyof CreatorEventMap as \`on\${Name}\`]?: ((event: CreatorEventMap[Name]) => void) | null | undefined };
type Props<Element extends HTMLElement, Attributes> = Omit<HTMLAttributes<Element>, keyof Attributes> & Attributes & Events;

${attributeTypes(contract)}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${contract.elements.map(({ tag, className }) => `    '${tag}': Props<${className}, ${className}Attributes>;`).join('\n')}
  }
}
`;
}
