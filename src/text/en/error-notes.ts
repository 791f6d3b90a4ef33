/** Texts of the error catalogue that only few screens need (specification section 8). */
export const errorNotes = {
  updateApp: (app: string) => `Please Update Your ${app} App & Come back Soon`,
};
