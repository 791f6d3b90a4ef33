import type { InstagramMedia } from '../../api/contract/shapes';
import { autoDmWords } from '../../text/en/auto-dm';
import { testerWords as words } from '../../text/en/auto-dm-tester';
import { LazyImage } from '../../widgets/lazy-image';
import { useMediaAddress } from '../shared/screen/use-media-address';

interface CommentThreadProps {
  post: InstagramMedia | undefined;
  comment: string;
  /** The public reply, if the comment gets one. */
  reply: string | undefined;
  /** The creator. */
  name: string;
  picture: string | null;
}

/** The comments of a post as on Instagram: the follower's, and AutoDM's reply below it. */
export function CommentThread({ post, comment, reply, name, picture }: CommentThreadProps) {
  const address = useMediaAddress();
  return (
    <div className="try-thread" role="group" aria-label={words.thread}>
      {post && (
        <div className="try-about">
          <span className="try-thumb"><LazyImage src={address(post.display_image_url)} size={128} alt="" /></span>
          <p className="try-caption" dir="auto">
            <strong>{name}</strong> {post.caption?.trim() || autoDmWords.posts.untitled}
          </p>
        </div>
      )}
      <ul className="try-comments">
        <li className="try-comment">
          <span className="try-face try-follower" aria-hidden="true">{words.follower.charAt(0).toUpperCase()}</span>
          <p><strong>{words.follower}</strong> <span className="muted try-small">{words.now}</span><span className="try-text" dir="auto">{comment}</span></p>
        </li>
        {reply && (
          <li className="try-comment try-reply">
            <span className="try-face"><LazyImage src={picture} size={128} alt="" /></span>
            <p><strong>{name}</strong> <span className="muted try-small">{words.now}</span><span className="try-text" dir="auto">{reply}</span></p>
          </li>
        )}
      </ul>
    </div>
  );
}
