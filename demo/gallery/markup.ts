import type { Choice } from './choice';
import type { ElementInfo } from './manifest';
import { themeCss } from './theme';

export const dialects = ['HTML', 'React', 'Vue', 'Svelte', 'Angular'] as const;
export type Dialect = (typeof dialects)[number];

/** What the markup needs besides the choice. */
export interface MarkupFacts {
  /** The folder of the built elements, with a slash at the end. */
  root: string;
  /** The page's configuration if the sandbox answers. */
  configuration: object;
}

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('{', '&#123;');
const htmlAttribute = ([name, value]: [string, string]) => `${name}="${escaped(value)}"`;
const jsxAttribute = ([name, value]: [string, string]) => (/["&{<]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`);

/** Only what differs from the defaults, in the order of the manifest. */
function differing({ attributes }: Choice, info: ElementInfo): [string, string][] {
  const defaults = new Map(info.attributes.map((attribute) => [attribute.name, attribute.default]));
  const order = [...defaults.keys()];
  return Object.entries(attributes).filter(([name, value]) => defaults.get(name) !== value).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

function openTag(tag: string, attributes: readonly string[]): string {
  const line = [tag, ...attributes].join(' ');
  return line.length <= 76 ? `<${line}>` : `<${tag}\n  ${attributes.join('\n  ')}\n>`;
}

const indent = (text: string, by: string) => text.replace(/^(?=.)/gm, by);

function configure(configuration: object, from: string): string {
  return `import { configureCreator } from '${from}';\nconfigureCreator(${JSON.stringify(configuration, null, 2).replace(/^( *)"(\w+)":/gm, '$1$2:').replaceAll('"', "'")});`;
}

/** The parts of the markup that every kind of page contains. */
interface Parts {
  tag: string;
  className: string;
  root: string;
  attributes: readonly [string, string][];
  /** The element in HTML, and in most templates. */
  element: string;
  /** The rules of the theme; empty without a theme. */
  css: string;
  /** The same as a style sheet in the page; empty without a theme. */
  style: string;
  imports: string;
  /** The call that configures the page, with its import; empty if the elements need none. */
  configured: (from: string) => string;
}

const dialectsOf: Readonly<Record<Dialect, (parts: Parts) => string>> = {
  HTML({ root, configured, style, element }) {
    const script = configured(`${root}runtime.js`);
    return `<script type="module" src="${root}creator-elements.js"></script>\n${script && `<script type="module">\n${indent(script, '  ')}\n</script>\n`}${style}${element}\n`;
  },
  React({ tag, className, attributes, css, imports }) {
    const jsx = `${openTag(tag, attributes.map(jsxAttribute)).slice(0, -1).trimEnd()} />`;
    const sheet = css && `import './${tag}.css';\n`;
    const theme = css && `\n/* ${tag}.css */\n${css}\n`;
    return `${imports}\n${sheet}\nexport function ${className.replace(/^Creator/, '')}() {\n  return (\n${indent(jsx, '    ')}\n  );\n}\n${theme}`;
  },
  Vue: ({ imports, element, style }) =>
    `<script setup>\n${imports}\n</script>\n\n<template>\n${indent(element, '  ')}\n</template>\n${style && `\n${style}`}\n<!-- vite.config.js: vue({ template: { compilerOptions: {\n  isCustomElement: (tag) => tag.startsWith('creator-') } } }) -->\n`,
  Svelte: ({ imports, element, style }) =>
    `<script>\n${indent(imports, '  ')}\n</script>\n\n${element}\n${style && `\n${style}`}`,
  Angular({ imports, element, css }) {
    const styles = css && `  styles: \`\n${indent(css, '    ')}\n  \`,\n`;
    return `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';\n${imports}\n\n@Component({\n  selector: 'app-creators',\n  schemas: [CUSTOM_ELEMENTS_SCHEMA],\n${styles}  template: \`\n${indent(element.replaceAll('`', '\\`'), '    ')}\n  \`,\n})\nexport class Creators {}\n`;
  },
};

/** The markup of the choice for a kind of page: the element, its theme, and the scripts. */
export function markup(dialect: Dialect, choice: Choice, info: ElementInfo, { root, configuration }: MarkupFacts): string {
  const { tag } = choice;
  const attributes = differing(choice, info);
  const css = themeCss(tag, choice.theme);
  const configured = (from: string) => (choice.source === 'sandbox' ? configure(configuration, from) : '');
  const first = configured('creator-elements');
  return dialectsOf[dialect]({
    tag, className: info.className, root, attributes, css, configured,
    element: `${openTag(tag, attributes.map(htmlAttribute))}</${tag}>`,
    style: css && `<style>\n${indent(css, '  ')}\n</style>\n`,
    imports: `${first && `${first}\n`}import 'creator-elements/${tag}';`,
  });
}
