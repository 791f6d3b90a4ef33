import { attributeTypes, imports } from './attribute-types.mjs';

/** types/vue.d.ts: the tags as global components of Vue 3, as its guide on web components recommends. */
export function vueTypes(contract) {
  return `${imports(contract, "import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';\n")}
type Emits = { [Name in keyof CreatorEventMap]: (event: CreatorEventMap[Name]) => void };
type Tag<Element extends HTMLElement, Attributes> = new () => Element & {
  $props: Omit<HTMLAttributes, keyof Attributes> & Attributes & PublicProps;
  $emit: EmitFn<Emits>;
};

${attributeTypes(contract)}
declare module 'vue' {
  interface GlobalComponents {
${contract.elements.map(({ tag, className }) => `    '${tag}': Tag<${className}, ${className}Attributes>;`).join('\n')}
  }
}
`;
}
