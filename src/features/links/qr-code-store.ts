import { ApiError } from '../../api/api-error';
import { downloadQrCode, generateQrCode } from '../../api/contract/collections';
import type { StoreContext } from '../../state/context';
import { writeOnce } from '../shared/session/write-once';
import { collectionActionsStore } from '../shared/collections/collection-actions-store';
import { homeStore } from '../shared/posts/home-store';
import { defineStore } from '../../state/store';

const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/webp']);
const largestBytes = 2 * 1024 * 1024;

/** Thrown if there is no QR code; `cause` has the text for the creator (decision A18). */
export class QrCodeFailed extends Error {
  override readonly name = 'QrCodeFailed';
}

function createQrCodes(context: StoreContext) {
  const { client } = context;
  const making = writeOnce(client, generateQrCode);
  return {
    /**
     * Makes the code of a collection, or finds the one it has.
     * @returns the address of its picture
     * @throws QrCodeFailed with the ApiError as its cause
     */
    async generate(collectionId: string, signal?: AbortSignal): Promise<string> {
      try {
        const answer = await making.send({ body: { collection_id: collectionId } }, signal);
        void context.use(homeStore).codes.refresh();
        return answer.qr_image_url;
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause;
        const text = cause.kind === 'malformed' ? 'Invalid QR Code response format' : 'Failed to fetch QR Code';
        throw new QrCodeFailed(text, { cause });
      }
    },
    /**
     * The picture as a file.
     * @throws ApiError, or QrCodeFailed where the answer is no picture of a believable size
     */
    async download(url: string): Promise<Blob> {
      const picture = await client.send(downloadQrCode, { query: { url } });
      if (!pictureTypes.has(picture.type) || picture.size === 0 || picture.size > largestBytes) {
        throw new QrCodeFailed('Not a picture');
      }
      return picture;
    },
    reset: making.reset,
  };
}

/** Creating and loading the pictures of QR codes. */
export const qrCodeStore = defineStore({ lifetime: 'page', create: createQrCodes });

/**
 * Makes the code of a collection, which its list then shows.
 * @returns the address of its picture
 * @throws the error whose text is for the creator
 */
export async function makeQrCode({ use, log }: StoreContext, collectionId: string): Promise<string> {
  try {
    const made = await use(qrCodeStore).generate(collectionId);
    use(collectionActionsStore).setCode(collectionId, made);
    return made;
  } catch (error) {
    if (!(error instanceof QrCodeFailed)) throw error;
    log(error.message);
    throw error.cause;
  }
}
