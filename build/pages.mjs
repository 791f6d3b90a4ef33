import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const pages = { 'demo/standalone': 'dist', 'demo/widgets': 'dist/widgets', 'demo/gallery': 'dist/gallery' };
/** For demo mode, which has no back end: small clips that replace every reel (src/scenarios/clip-files.ts). */
export const clips = ['bars', 'drift', 'waves'];
export const fileOfClip = (clip) => `demo/marketplace/reels/${clip}.mp4`;
const copied = /\.(html|css|js|svg|png|ico|webp|webmanifest)$/;

/** Empties dist before a build, and copies the pages that load the built files. */
export function copyPages() {
  return {
    name: 'copy-pages',
    async generateBundle() {
      await rm('dist', { recursive: true, force: true });
    },
    async writeBundle() {
      for (const [from, to] of Object.entries(pages)) {
        if (!existsSync(from)) continue;
        await mkdir(to, { recursive: true });
        for (const file of await readdir(from)) {
          if (copied.test(file)) await cp(path.join(from, file), path.join(to, file));
        }
      }
    },
  };
}

/** Copies the clips to where the built modules of demo mode look for them. */
export function copyClips() {
  return {
    name: 'copy-clips',
    async writeBundle() {
      await mkdir('dist/scenarios', { recursive: true });
      for (const clip of clips) await cp(fileOfClip(clip), `dist/scenarios/${clip}.mp4`);
    },
  };
}
