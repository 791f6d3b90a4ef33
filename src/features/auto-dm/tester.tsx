import { useState } from 'react';
import type { Profile } from '../../api/contract/home';
import { autoDmWords } from '../../text/en/auto-dm';
import { Card } from '../../widgets/card';
import { LazyImage } from '../../widgets/lazy-image';
import { TextField } from '../../widgets/text-field';
import { styledBy } from '../../widgets/styled-by';
import { lazyPart } from '../shared/screen/lazy-part';
import { NearPart } from '../shared/screen/near-part';
import { useMediaAddress } from '../shared/screen/checked-address';
import sheet from './tester.css';
import { useLatestPosts } from './use-latest-posts';

const styled = styledBy(sheet);

const words = () => autoDmWords.tester;

const TesterAnswer = lazyPart(() => import('./tester-answer'), 'TesterAnswer');

interface TesterProps {
  profile: Profile;
  defaults: readonly string[];
  /** The reply below a matching comment. */
  reply: string;
}

/** Tests a comment as a follower would write it, and shows the reaction; nothing is sent. */
export function Tester({ profile, defaults, reply }: TesterProps) {
  const address = useMediaAddress();
  const { posts, failed } = useLatestPosts();
  const [comment, setComment] = useState('');
  const [chosenId, setChosenId] = useState<string>();

  const chosen = posts?.find(({ auto_dm_post_id: id }) => id === chosenId) ?? posts?.[0];

  return (
    <Card as="section" labelledBy="tester" className="try">
      <div ref={styled}>
        <h2 id="tester">{words().title}</h2>
        <p className="muted">{words().lead}</p>
      </div>
      {!posts && !failed && <div className="try-posts" />}
      {posts && posts.length > 0 && (
        <div className="try-posts" role="radiogroup" aria-label={words().post}>
          {posts.map(({ auto_dm_post_id: id, instagram_media: media }) => (
            <label key={id} className="try-post">
              <input type="radio" name="try-post" checked={id === chosen?.auto_dm_post_id} onChange={() => setChosenId(id)} />
              <LazyImage src={address(media.display_image_url)} size={128} alt="" />
              <span className="visually-hidden">{media.caption?.trim() || autoDmWords.posts.untitled}</span>
            </label>
          ))}
        </div>
      )}
      <TextField label={words().field} value={comment} onChange={setComment} placeholder={words().placeholder} autoComplete="off" />
      <NearPart height="var(--_answer)" shape="row">
        <TesterAnswer profile={profile} defaults={defaults} reply={reply} comment={comment} onComment={setComment} post={chosen} />
      </NearPart>
      <p className="muted try-small">{words().assumption}</p>
    </Card>
  );
}
