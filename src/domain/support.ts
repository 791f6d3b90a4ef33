import { parseUrl } from './parse-url';
import { safeUrl } from './safe-url';

/** Whom creators can ask; every way is optional. */
export interface SupportContact {
  /** A WhatsApp number with its country code, such as '+91 98765 43210'. */
  whatsapp?: string | undefined;
  /** A telephone number, such as '1800 123 456' or '+91 22 1234 5678'. */
  phone?: string | undefined;
  email?: string | undefined;
  /** A page about getting help: https, or on the page's own origin. */
  link?: string | undefined;
}

export type SupportKind = 'whatsapp' | 'phone' | 'email' | 'link';

/** One way to ask. */
export interface SupportWay {
  readonly kind: SupportKind;
  readonly href: string;
  /** What a person can write down or dial. */
  readonly shown: string;
}

const digitsOf = (text: string) => text.replace(/[\s().-]/g, '');

/** By kind, in the order in which they are offered: a message is the cheapest, a page the slowest. */
const readers: Readonly<Record<SupportKind, (text: string, origin: string) => string | null>> = {
  whatsapp: (text) => /^\+[1-9]\d{7,14}$/.test(digitsOf(text)) ? `https://wa.me/${digitsOf(text).slice(1)}` : null,
  phone: (text) => /^\+?\d{3,15}$/.test(digitsOf(text)) ? `tel:${digitsOf(text)}` : null,
  // Only what needs no escape in a mailto: address, so that nothing can be added to it.
  email: (text) => /^[\w.+-]{1,64}@(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(text) ? `mailto:${text}` : null,
  // The page itself names the host, so it need not be listed.
  link: (text, origin) => safeUrl(text, { hosts: [parseUrl(text)?.host ?? ''], origin }),
};

const kinds = Object.keys(readers) as SupportKind[];

const shownOf = (kind: SupportKind, text: string, href: string) => (kind === 'link' ? new URL(href).host : text.trim());

/** The ways whose addresses are safe and complete. */
export function supportWays(contact: SupportContact, origin: string): readonly SupportWay[] {
  return kinds.flatMap((kind) => {
    const text = contact[kind];
    const href = typeof text === 'string' ? readers[kind](text.trim(), origin) : null;
    return href === null ? [] : [{ kind, href, shown: shownOf(kind, String(text), href) }];
  });
}

/** What is configured but cannot be used. */
export function unusableSupport(contact: SupportContact, origin: string): readonly SupportKind[] {
  const usable = supportWays(contact, origin);
  return kinds.filter((kind) => contact[kind] && !usable.some((way) => way.kind === kind));
}
