import { postTypes, type PostTypeFilter } from '../domain/post-types';
import { postTypeWords } from './en/post-types';

/** The tabs of the performance screens; that of QR codes only if there are any. */
export const postTypeTabs = (hasQr: boolean): readonly { id: PostTypeFilter; label: string }[] =>
  postTypes.filter((id) => id !== 'QR_CODE' || hasQr).map((id) => ({ id, label: postTypeWords[id] }));
