import { supportWays, unusableSupport, type SupportContact, type SupportWay } from '../../../domain/support';
import { supportNotes } from '../../../text/en/support';

const told = new WeakSet<SupportContact>();

/** The ways that can be offered. What is configured and cannot be used is named on the console, once. */
export function usableWays(contact: SupportContact): readonly SupportWay[] {
  if (!told.has(contact)) unusableSupport(contact, location.origin).forEach((kind) => console.warn(supportNotes.unusable(kind)));
  told.add(contact);
  return supportWays(contact, location.origin);
}
