/** Six flat pictures, drawn here so that the page needs no server. */
export const pictures = ['#d9c7f7', '#f7d9c7', '#c7ecd9', '#c7dcf7', '#f7c7dc', '#eee3b5'].map((colour, index) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="${colour}"/><circle cx="${40 + index * 8}" cy="56" r="26" fill="#0002"/><rect x="28" y="74" width="64" height="24" rx="8" fill="#0002"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: `Sample product ${index + 1}` };
});
