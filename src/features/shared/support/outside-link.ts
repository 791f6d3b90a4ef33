import { isPlainPress } from '../../../domain/plain-press';

/**
 * The address of a web page that a plain click on a link asks for, so that the host page or the native app can open it in
 * its own way. The browser's own action is prevented then. Undefined for telephone and e-mail, and for a click that wants a
 * new tab or window.
 */
export function outsideLink(event: MouseEvent): string | undefined {
  const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
  if (!link?.href.startsWith('http') || !isPlainPress(event)) return undefined;
  event.preventDefault();
  return link.href;
}
