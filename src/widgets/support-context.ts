import { createContext, type ReactNode } from 'react';

/** Whom to ask, shown at the end of an error state; the element provides it. */
export const SupportContext = createContext<ReactNode>(null);
