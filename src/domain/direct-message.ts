interface LinkedProduct {
  name: string;
  affiliate_link?: string | null | undefined;
}

/**
 * The message of AutoDM to the author of a matching comment: each product with its affiliate link below its name. Null
 * if no product has a link, because there is nothing to send. The text is an assumption (decision E15).
 */
export function directMessage(products: readonly LinkedProduct[]): string | null {
  const linked = products.filter(({ affiliate_link: link }) => link);
  if (linked.length === 0) return null;
  return ['Hey! Here are the links you asked for:', ...linked.map(({ name, affiliate_link: link }) => `${name}\n${link}`)].join('\n\n');
}
