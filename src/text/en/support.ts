import type { SupportKind } from '../../domain/support';
import { words } from '../words';

/** Whom to ask, if the page has configured it. */
export const supportWords = words('support', {
  title: 'Still need help?',
  team: (brand: string) => `Ask the ${brand} creator team.`,
  lead: (brand: string) => `Need help? Ask the ${brand} creator team.`,
  ways: { whatsapp: 'WhatsApp', phone: 'Call', email: 'E-mail', link: 'Help page' } satisfies Record<SupportKind, string>,
});

/** For developers. */
export const supportNotes = {
  unusable: (kind: SupportKind) => `creator-elements: support.${kind} is not an address that can be used, so it is not offered (see docs/embedding.md)`,
};
