import assert from 'node:assert/strict';

/** Looks again and again, as long as a person at a journey waits. */
export async function until(otherwise: string, look: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; !await look();) {
    assert.ok(Date.now() < end, otherwise);
    await new Promise((resolve) => { setTimeout(resolve, 100); });
  }
}
