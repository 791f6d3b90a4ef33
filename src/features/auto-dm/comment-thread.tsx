import type { ReactNode } from 'react';
import type { InstagramMedia } from '../../api/contract/shapes';
import { autoDmWords } from '../../text/en/auto-dm';
import { testerWords as words } from '../../text/en/auto-dm-details';
import { LazyImage } from '../../widgets/lazy-image';
import { useMediaAddress } from '../shared/screen/checked-address';

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
            <strong>{name}</strong> <span>{post.caption?.trim() || autoDmWords.posts.untitled}</span>
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

interface MessageBubbleProps {
  /** The creator who sends it. */
  name: string;
  picture: string | null;
  /** The message, or null if none is sent. */
  text: string | null;
  /** Why none is sent. */
  children: ReactNode;
}

/** The follower's inbox. The links are not clickable here, because a visit of the creator would count as a click. */
export function MessageBubble({ name, picture, text, children }: MessageBubbleProps) {
  return (
    <div className="try-inbox" role="group" aria-label={words.toFollower}>
      <div className="try-about">
        <span className="try-face"><LazyImage src={picture} size={128} alt="" /></span>
        <p className="try-from"><strong>{name}</strong><span className="muted try-small">{words.message}</span></p>
      </div>
      {text === null ? <div className="try-silent">{children}</div> : (
        <p className="try-bubble">
          {text.split('\n').map((line, index) => (
            <span key={index} className={/^https?:/.test(line) ? 'try-link' : undefined} dir="auto">{`${line}\n`}</span>
          ))}
        </p>
      )}
    </div>
  );
}
