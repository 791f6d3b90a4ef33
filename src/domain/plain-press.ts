interface Press {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  /** Of the mouse; 0 is the main one. */
  readonly button?: number;
}

/** Whether a click or a key is for the page. With a modifier key or another button it is the browser's: a new tab, a menu, Back. */
export function isPlainPress({ metaKey, ctrlKey, shiftKey, altKey, button }: Press): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey || button);
}
