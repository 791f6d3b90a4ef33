import { useSignals } from '@preact/signals-react/runtime';
import type { Profile } from '../../api/contract/home';
import type { AutoDmPost } from '../../api/contract/shapes';
import { directMessage } from '../../domain/direct-message';
import { valueAtHand } from '../../domain/load';
import { matchTriggerWord } from '../../domain/trigger-word';
import { autoDmStore, type TriggerWord } from './auto-dm-store';
import { autoDmWords } from '../../text/en/auto-dm';
import { testerWords as words } from '../../text/en/auto-dm-details';
import { styledBy } from '../../widgets/styled-by';
import { RouteLink } from '../shared/screen/route-link';
import { useStore } from '../shared/screen/store-hooks';
import { useMediaAddress } from '../shared/screen/checked-address';
import { CommentThread, MessageBubble } from './comment-thread';
import sheet from './tester-answer.css';
import { useLatestPosts } from './use-latest-posts';

const styled = styledBy(sheet);

interface Verdict {
  /** The comment gets the public reply and the direct message. */
  sent: boolean;
  text: string;
}

/** AutoDM's reaction to a comment, as text. */
function judge(comment: string, on: boolean, defaults: readonly string[], own: readonly TriggerWord[]): Verdict {
  const texts = words.verdict;
  const keywords = (status: TriggerWord['status']) => own.filter((word) => word.status === status).map(({ keyword }) => keyword);
  const fired = matchTriggerWord(comment, [...defaults, ...keywords('ACTIVE')]);
  if (!on) return { sent: false, text: fired ? texts.offWord(fired) : texts.off };
  if (fired) return { sent: true, text: defaults.includes(fired) ? texts.default(fired) : texts.own(fired) };
  if (!comment.trim()) return { sent: false, text: texts.empty };
  const resting = matchTriggerWord(comment, keywords('INACTIVE'));
  return { sent: false, text: resting ? texts.inactive(resting) : texts.none };
}

/** @param ownUnknown the creator's own words could not be loaded, so the result does not include them */
function VerdictNote({ verdict, ownUnknown }: { verdict: Verdict; ownUnknown: boolean }) {
  return (
    <div className={verdict.sent ? 'try-verdict try-sent' : 'try-verdict'} role="status">
      <p>{verdict.text}</p>
      {ownUnknown && <p className="muted">{words.verdict.ownUnknown}</p>}
    </div>
  );
}

interface NoMessageProps {
  post: AutoDmPost | undefined;
  posts: readonly AutoDmPost[] | undefined;
  failed: Error | undefined;
}

/** Why a matching comment causes no message; undefined until the posts are known. */
function NoMessage({ post, posts, failed }: NoMessageProps) {
  const { noLinks, unknown, noPost } = words.nothing;
  if (post || failed) return <span>{post ? noLinks : unknown}</span>;
  return posts && (
    <>
      <span>{noPost}</span>
      <RouteLink to="postLinking" className="button button-secondary">{autoDmWords.posts.link}</RouteLink>
    </>
  );
}

interface TesterAnswerProps {
  profile: Profile;
  defaults: readonly string[];
  /** The reply below a matching comment. */
  reply: string;
  comment: string;
  /** Replaces the comment by an example. */
  onComment: (comment: string) => void;
  /** The post with the comment. */
  post: AutoDmPost | undefined;
}

/** AutoDM's reaction to the comment, with examples to try. */
export function TesterAnswer({ profile, defaults, reply, comment, onComment, post }: TesterAnswerProps) {
  useSignals();
  const store = useStore(autoDmStore);
  const address = useMediaAddress();
  const { posts, failed } = useLatestPosts();

  const own = store.words.load.value;
  const list = valueAtHand(own);
  const verdict = judge(comment, store.enabled.value, defaults, list ?? []);
  const name = profile.instagram_username || profile.instagram_name || '';
  const picture = address(profile.instagram_profile_picture_url);
  const message = verdict.sent && post ? directMessage(post.product_details_list) : null;

  return (
    <div ref={styled} className="autodm-part">
      <div className="try-examples" role="group" aria-label={words.examples}>
        {words.exampleComments.map((example) => (
          <button key={example} type="button" onClick={() => onComment(example)}>{example}</button>
        ))}
      </div>
      <VerdictNote verdict={verdict} ownUnknown={own.state === 'failed' && !list} />
      {comment.trim() && (
        <>
          <CommentThread
            post={post?.instagram_media}
            comment={comment.trim()}
            reply={verdict.sent ? reply : undefined}
            name={name}
            picture={picture}
          />
          <MessageBubble name={name} picture={picture} text={message}>
            {verdict.sent ? <NoMessage post={post} posts={posts} failed={failed} /> : words.nothing.silent}
          </MessageBubble>
        </>
      )}
    </div>
  );
}
