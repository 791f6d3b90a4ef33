import { html, type TemplateResult } from 'lit-html';
import { words } from './words';

const confirmedMs = 2000;

/** A button that copies a text and confirms it; if copying is refused it selects the text that `from` finds. */
export function copyButton(label: string, text: () => string, from?: () => Node | null): TemplateResult {
  const copy = async ({ currentTarget }: Event) => {
    const button = currentTarget as HTMLButtonElement;
    const said = button.nextElementSibling as HTMLElement;
    try {
      await navigator.clipboard.writeText(text());
      said.textContent = words.copied;
    } catch {
      const node = from?.();
      if (node) getSelection()?.selectAllChildren(node);
      said.textContent = words.notCopied;
    }
    button.dataset['done'] = '';
    setTimeout(() => {
      delete button.dataset['done'];
      said.textContent = '';
    }, confirmedMs);
  };
  return html`<span class="copy"><button type="button" class="button" @click=${copy}>${label}</button><span class="copied" role="status"></span></span>`;
}
