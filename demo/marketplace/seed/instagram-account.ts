/** The account of the consent page. */
export const instagramAccount = { name: 'Asha Rao', username: 'asha.finds', picture: 'avatar-asha' } as const;
