/** The account behind the consent page. */
export const instagramAccount = { name: 'Asha Rao', username: 'asha.finds', picture: 'avatar-asha' } as const;
