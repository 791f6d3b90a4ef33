/** Copies through a selected field, for browsers that refuse the clipboard but allow the old command. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.className = 'creator-copy-field';
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  // Inside a modal dialog everything outside of it is inert, so the field goes where the focus is.
  const home = document.querySelector('dialog:modal') ?? document.body;
  home.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

/**
 * Copies a text; call it inside the tap that asks for it.
 * @returns false when nothing could copy, so that the text has to be shown for the creator to select
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
