/** A promise that a test fulfils when it wants to. */
export function createGate(): { passed: Promise<void>; open(): void } {
  let open = () => undefined as void;
  const passed = new Promise<void>((resolve) => { open = resolve; });
  return { passed, open: () => open() };
}
