// as src/bridge/fence.ts, refused by no-restricted-properties
export function fill(box: Element): void { box.innerHTML = '<b>x</b>'; }
