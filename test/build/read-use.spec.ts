import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readUse } from '../../build/contract/read-use.mjs';

test.describe('the events of a screen, read from its code', () => {
  let folder: string;
  test.beforeEach(() => { folder = mkdtempSync(path.join(tmpdir(), 'creator-use-')); });
  test.afterEach(() => { rmSync(folder, { recursive: true, force: true }); });

  function write(name: string, text: string): string {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  }
  const eventsOf = (text: string) => [...readUse([write('screen.tsx', text)]).events].sort();

  for (const [way, code, events] of [
    ['taken out at once', 'function Screen() { const { navigate } = useScreen(); }', ['creator-navigate']],
    ['taken out under another name', 'function Screen() { const { changed: tell } = useScreen(); }', ['creator-change']],
    ['called on a variable', 'function Screen() { const screen = useScreen(); return <a onClick={() => screen.openExternal(href)} />; }', ['creator-open-external']],
    ['passed on from a variable', 'function Screen() { const screen = useScreen(); return <Row onBack={screen.back} />; }', ['creator-navigate']],
    ['taken out of a variable', 'function Screen() { const screen = useScreen(); const { track } = screen; }', ['creator-track']],
    ['several of one variable', 'function Screen() { const screen = useScreen(); screen.track(name); if (done) screen.changed(view); }', ['creator-change', 'creator-track']],
  ] as const) {
    test(`are those of a function of useScreen(), ${way}`, () => {
      expect(eventsOf(code)).toEqual(events);
    });
  }

  test('are those that are emitted by name', () => {
    expect(eventsOf("emit('creator-ready'); element.emit('creator-error', detail); emit(name);")).toEqual(['creator-error', 'creator-ready']);
  });

  test('are none of what useScreen() gives besides, and of other objects', () => {
    expect(eventsOf('function Screen() { const { text } = useScreen(); const screen = useScreen(); screen.text; other.navigate(); }')).toEqual([]);
    expect(eventsOf('function Screen() { const screen = useScreen(); } function Other({ screen }) { screen.navigate(); }')).toEqual([]);
  });

  test('come from imports too, also from late ones, but not from types or past a border', () => {
    write('row.tsx', 'export function Row() { const screen = useScreen(); screen.track(name); return <li part={wide ? "row wide" : "row"} />; }');
    write('late.ts', "emit('creator-change');");
    write('types.ts', "emit('creator-error');");
    const screen = write('screen.tsx', "import { Row } from './row';\nimport type { Name } from './types';\nconst later = () => import('./late');");
    const all = readUse([screen]);
    expect([...all.events].sort()).toEqual(['creator-change', 'creator-track']);
    expect([...all.parts].sort()).toEqual(['row', 'wide']);
    expect([...readUse([screen], (file) => file !== screen).events]).toEqual([]);
  });
});
