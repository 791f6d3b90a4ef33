/** Changes the address and says so, as a browser does that goes back or forward to an entry of the history without a state. */
export function goTo(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}
