import { askHost } from '../../../bridge/host';
import { saveFile } from '../../../bridge/share';
import { savesFiles } from '../../../domain/saves-files';
import type { Runtime } from '../../../runtime';

/** 'byHand': nothing here can save files, so the creator must be told how else. */
export type Saved = 'saved' | 'failed' | 'byHand';

export interface PictureSaver {
  /** Whether saving may work; if not, it is 'byHand' immediately. */
  readonly possible: boolean;
  /** Saves a picture with the native app, else as a download. Must be called in the handler of a tap. */
  save(picture: File): Promise<Saved>;
}

/** Saving pictures (specification section 4, 'QR download'). */
export function pictureSaver({ host }: Pick<Runtime, 'host'>): PictureSaver {
  const downloads = savesFiles(navigator.userAgent, host.kind);
  const possible = downloads || host.saveImage !== undefined;
  return {
    possible,
    async save(picture) {
      if (!possible) return 'byHand';
      if (await askHost(host, 'saveImage', { name: picture.name, picture })) return 'saved';
      if (!downloads) return 'byHand';
      return (await saveFile(picture, downloads)) ? 'saved' : 'failed';
    },
  };
}
