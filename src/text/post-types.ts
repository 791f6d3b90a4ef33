import { postTypes, type PostTypeFilter } from '../domain/post-types';
import { postTypeWords } from './en/post-types';

/**
 * The tabs of the performance screens; that of QR codes only if there are any. While that is unknown (undefined), the
 * one behind it is left out too, unless it is selected: it would move when that of QR codes comes (decision E431).
 */
export const postTypeTabs = (hasQr: boolean | undefined, selected: PostTypeFilter): readonly { id: PostTypeFilter; label: string }[] =>
  postTypes
    .filter((id) => (id === 'QR_CODE' ? hasQr : hasQr !== undefined || id !== 'COLLECTION' || id === selected))
    .map((id) => ({ id, label: postTypeWords[id] }));
