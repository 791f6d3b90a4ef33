import type { ReactNode } from 'react';
import { testerWords as words } from '../../text/en/auto-dm-tester';
import { LazyImage } from '../../widgets/lazy-image';

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
            <span key={index} className={/^https?:/.test(line) ? 'try-link' : undefined} dir="auto">{line}{'\n'}</span>
          ))}
        </p>
      )}
    </div>
  );
}
