/** The generic texts of the error catalogue (specification section 8). */
export const errorWords = {
  generic: 'Something went wrong. Please try again.',
  reconnectInstagram: 'Please re-connect your instagram',
  updateApp: (app: string) => `Please Update Your ${app} App & Come back Soon`,
  mayExist: 'We could not tell whether this was saved. Check your list before you try again.',
};
