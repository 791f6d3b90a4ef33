/** For the developers of a page whose configuration lacks a host. */
export const refusedHostWords = {
  mediaHosts: (host: string) =>
    `creator-elements: pictures and clips from ${host} are not shown. If it is yours, add it to brand.mediaHosts in configureCreator(); '*.example.com' means every subdomain.`,
  linkHosts: (host: string) =>
    `creator-elements: links to ${host} are left out. If it is yours, add it to brand.linkHosts in configureCreator(); '*.example.com' means every subdomain.`,
};
