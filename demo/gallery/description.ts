import { html, type TemplateResult } from 'lit-html';

/** A description from the manifest: text between backticks is code. */
export const described = (text: string): (string | TemplateResult)[] =>
  text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`));
