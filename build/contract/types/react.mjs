import { attributeTypes, imports } from './attribute-types.mjs';

/**
 * types/react.d.ts for React 19. It sets a prop as a property if the element has one, otherwise as an attribute, and
 * `oncreator-navigate` listens to the event of exactly that name after `on`.
 */
export function reactTypes(contract) {
  return `${imports(contract, "import type { DetailedHTMLProps, HTMLAttributes } from 'react';\n")}
type Events = { [Name in keyof CreatorEventMap as \`on\${Name}\`]?: ((event: CreatorEventMap[Name]) => void) | undefined };
type Props<Element extends HTMLElement, Attributes> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Attributes> & Attributes & Events;

${attributeTypes(contract)}
/** The props of every tag. */
export interface CreatorIntrinsicElements {
${contract.elements.map(({ tag, className }) => `  '${tag}': Props<${className}, ${className}Attributes>;`).join('\n')}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends CreatorIntrinsicElements {}
  }
}
`;
}
