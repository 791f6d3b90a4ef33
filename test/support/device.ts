type Property = readonly [object: object, name: string, descriptor: PropertyDescriptor | undefined];

const changed: Property[] = [];

/** Replaces a property until `restoreDevice`; `undefined` means a browser without it. */
export function pretend(object: object, name: string, value: unknown): void {
  changed.push([object, name, Object.getOwnPropertyDescriptor(object, name)]);
  Object.defineProperty(object, name, { configurable: true, writable: true, value });
}

/** What the page copies, instead of a clipboard that headless browsers refuse to read. */
export function catchCopies(): string[] {
  const copies: string[] = [];
  pretend(navigator, 'clipboard', { writeText: (text: string) => (copies.push(text), Promise.resolve()) });
  return copies;
}

/** A browser that refuses the clipboard API, or a webview whose app does not answer its question, and no old command. */
export function denyCopying(how: 'refuses' | 'never answers' = 'refuses'): void {
  const answer = () => (how === 'refuses' ? Promise.reject(new DOMException('denied', 'NotAllowedError')) : new Promise(() => undefined));
  pretend(navigator, 'clipboard', { writeText: answer });
  pretend(document, 'execCommand', () => false);
}

/** What reaches the device's share sheet; it throws `outcome` if that is given. */
export function catchShares(outcome?: Error): ShareData[] {
  const shared: ShareData[] = [];
  pretend(navigator, 'share', (data: ShareData) => (shared.push(data), outcome ? Promise.reject(outcome) : Promise.resolve()));
  return shared;
}

/** Undoes everything since the last call; for `afterEach`. */
export function restoreDevice(): void {
  for (const [object, name, before] of changed.splice(0).reverse()) {
    if (before) Object.defineProperty(object, name, before);
    else Reflect.deleteProperty(object, name);
  }
}
