import { readFileSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const folder = `${docs}pictures/tour/`;

/** The text of docs/tour.md. */
export const readTour = (): string => readFileSync(`${docs}tour.md`, 'utf8');

/** The pictures that the page shows, in its order. */
export const shownPictures = (): string[] => [...readTour().matchAll(/pictures\/tour\/([\w-]+)\.webp/g)].map(([, name = '']) => name);

/** The pictures that there are, with their sizes in bytes. */
export async function storedPictures(): Promise<Record<string, number>> {
  const names = (await readdir(folder)).sort();
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name.replace('.webp', ''), (await stat(folder + name)).size] as const)));
}

/** A picture of the page for docs/tour.md, if `npm run tour` asks for pictures; tests need none. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env['TOUR_PICTURES']) return;
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}${name}.webp`, await sharp(picture).webp({ quality: 82 }).toBuffer());
}

/** A row of a table in the page, by the text of its first cell. */
export function rowOf(task: string): string[] | undefined {
  const rows = readTour().split('\n').map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
  return rows.find(([first]) => first === task)?.slice(1);
}
