import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { Profile } from '../../api/contract/home';
import { directMessage } from '../../domain/direct-message';
import { valueAtHand } from '../../domain/load';
import { matchTriggerWord } from '../../domain/match-trigger-word';
import { autoDmStore, type TriggerWord } from '../../stores/auto-dm-store';
import { autoDmWords } from '../../text/en/auto-dm';
import { Card } from '../../widgets/card';
import { LazyImage } from '../../widgets/lazy-image';
import { TextField } from '../../widgets/text-field';
import { useSheet } from '../../widgets/use-sheet';
import { RouteLink } from '../shared/route-link';
import { useScreen } from '../shared/screen-context';
import { useMediaAddress } from '../shared/use-media-address';
import { CommentThread } from './comment-thread';
import { MessageBubble } from './message-bubble';
import sheet from './tester.css';
import { useLatestPosts } from './use-latest-posts';

const words = autoDmWords.tester;

interface Verdict {
  /** The comment gets the public reply and the direct message. */
  sent: boolean;
  text: string;
}

/** What AutoDM makes of a comment, in words. */
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

interface TesterProps {
  profile: Profile;
  defaults: readonly string[];
  /** What stands below a comment that fired. */
  reply: string;
}

/** Tries a comment as a follower would write it, and shows what they would get; nothing leaves the page. */
export function Tester({ profile, defaults, reply }: TesterProps) {
  useSignals();
  useSheet(sheet);
  const { runtime } = useScreen();
  const store = runtime.use(autoDmStore);
  const address = useMediaAddress();
  const { posts, failed } = useLatestPosts();
  const [comment, setComment] = useState('');
  const [chosenId, setChosenId] = useState<string>();

  const own = store.words.value;
  const list = valueAtHand(own);
  const verdict = judge(comment, store.enabled.value, defaults, list ?? []);
  const chosen = posts?.find(({ auto_dm_post_id: id }) => id === chosenId) ?? posts?.[0];
  const name = profile.instagram_username || profile.instagram_name || '';
  const picture = address(profile.instagram_profile_picture_url);
  const message = verdict.sent && chosen ? directMessage(chosen.product_details_list) : null;
  const nothing = words.nothing;

  return (
    <Card as="section" labelledBy="tester">
      <div>
        <h2 id="tester">{words.title}</h2>
        <p className="muted">{words.lead}</p>
      </div>
      {posts && posts.length > 0 && (
        <div className="try-posts" role="radiogroup" aria-label={words.post}>
          {posts.map(({ auto_dm_post_id: id, instagram_media: media }) => (
            <label key={id} className="try-post">
              <input type="radio" name="try-post" checked={id === chosen?.auto_dm_post_id} onChange={() => setChosenId(id)} />
              <LazyImage src={address(media.display_image_url)} size={128} alt="" />
              <span className="visually-hidden">{media.caption?.trim() || autoDmWords.posts.untitled}</span>
            </label>
          ))}
        </div>
      )}
      <TextField label={words.field} value={comment} onChange={setComment} placeholder={words.placeholder} autoComplete="off" />
      <div className="try-examples" role="group" aria-label={words.examples}>
        {words.exampleComments.map((example) => (
          <button key={example} type="button" onClick={() => setComment(example)}>{example}</button>
        ))}
      </div>
      <div className={verdict.sent ? 'try-verdict try-sent' : 'try-verdict'} role="status">
        <p>{verdict.text}</p>
        {own.state === 'failed' && <p className="muted">{words.verdict.ownUnknown}</p>}
      </div>
      {comment.trim() && (
        <>
          <CommentThread
            post={chosen?.instagram_media}
            comment={comment.trim()}
            reply={verdict.sent ? reply : undefined}
            name={name}
            picture={picture}
          />
          <MessageBubble name={name} picture={picture} text={message}>
            {!verdict.sent ? nothing.silent : chosen ? nothing.noLinks : failed ? nothing.unknown : posts && (
              <>
                {nothing.noPost}
                <RouteLink to="postLinking" className="button button-secondary">{autoDmWords.posts.link}</RouteLink>
              </>
            )}
          </MessageBubble>
        </>
      )}
      <p className="muted try-small">{words.assumption}</p>
    </Card>
  );
}
