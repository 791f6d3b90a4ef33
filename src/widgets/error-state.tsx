import { useContext } from 'react';
import { ErrorNote, type ErrorNoteProps } from './error-note';
import { SupportContext } from './support-context';
import { useOffline } from './use-offline';

export interface ErrorStateProps extends Omit<ErrorNoteProps, 'offline' | 'children'> {
  /** The failure; without a network the text is about that. */
  error: unknown;
}

/** A failed load, which is tried again when the network is back, and whom to ask if that does not help. */
export function ErrorState({ error, ...note }: ErrorStateProps) {
  const offline = useOffline(error, note.onRetry);
  const support = useContext(SupportContext);
  return <ErrorNote offline={offline} {...note}>{!offline && support}</ErrorNote>;
}
