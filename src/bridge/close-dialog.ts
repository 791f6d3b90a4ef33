/**
 * Asks the modal dialog with the focus to close, as Escape does, also inside shadow roots.
 * @returns false if there is none
 */
export function closeDialog(): boolean {
  let dialog: HTMLDialogElement | null = null;
  for (let at = document.activeElement; at; at = at.shadowRoot?.activeElement ?? null) {
    dialog = at.closest<HTMLDialogElement>('dialog:modal') ?? dialog;
  }
  if (!dialog) return false;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  return true;
}
