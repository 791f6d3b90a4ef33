import { createContext, type ReactNode } from 'react';

/** Registers that something is open which Back closes; the returned function removes it. The element provides it. */
export const BackContext = createContext<(close: () => void) => () => void>(() => () => undefined);

/** Rendered in every open dialog beside its content, because the rest of the page is inert: the toasts. */
export const DialogExtraContext = createContext<ReactNode>(null);
