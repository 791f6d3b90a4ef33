import { isValidElement, type ReactNode } from 'react';

/**
 * The text of a view, read from its JSX: function components are called as functions, so one that uses a hook or a
 * context throws.
 */
export function plainText(node: ReactNode): string {
  if (Array.isArray(node)) return (node as ReactNode[]).map(plainText).join('');
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (!isValidElement<{ children?: ReactNode }>(node)) return '';
  if (typeof node.type === 'function') return plainText((node.type as (props: unknown) => ReactNode)(node.props));
  return plainText(node.props.children);
}
