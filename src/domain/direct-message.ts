interface LinkedProduct {
  name: string;
  affiliate_link?: string | null | undefined;
}

/**
 * What AutoDM writes to who has commented a trigger word: each product with its affiliate link below its name.
 * Null where no product has a link, since there is nothing to send then. The wording is an assumption (decision E15).
 */
export function directMessage(products: readonly LinkedProduct[]): string | null {
  const linked = products.filter(({ affiliate_link: link }) => link);
  if (linked.length === 0) return null;
  return ['Hey! Here are the links you asked for:', ...linked.map(({ name, affiliate_link: link }) => `${name}\n${link}`)].join('\n\n');
}
