import { formatDay } from '../../domain/dates';
import { postTypeBadge } from '../../domain/post-types';
import type { Post } from '../../domain/posts';
import { performancePostWords } from '../../text/en/performance-posts';
import { postDetailWords as words } from '../../text/en/post-details';
import { Badge } from '../../widgets/badge';
import { Card } from '../../widgets/card';
import { ThumbnailGrid } from '../../widgets/thumbnail-grid';
import { useMediaAddress } from '../shared/screen/use-media-address';

/** The facts of a post: its pictures, caption, type and day. */
export function PostHeader({ post }: { post: Post }) {
  const address = useMediaAddress();
  const day = formatDay(post.createdAt);
  const images = post.thumbnails.map((src, index) => ({ src: address(src), alt: words.picture(index + 1) }));
  return (
    <Card className="post-header">
      <ThumbnailGrid images={images.length ? images : [{ src: null, alt: '' }]} label={words.pictures} />
      <div className="post-header-text">
        <p className="post-header-title" dir="auto">{post.description || performancePostWords.untitled}</p>
        <Badge tone="primary">{postTypeBadge(post.type)}</Badge>
        {day && <p className="muted">{words.created(day)}</p>}
      </div>
    </Card>
  );
}
