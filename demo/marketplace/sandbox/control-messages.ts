import { html } from 'hono/html';
import { latestComments, type ToldComment } from '../auto-reply';
import { instagramAccount } from '../seed/instagram-account';
import { textOf, textOrNull, type World } from '../world';
import { when } from './when';

type Html = ReturnType<typeof html>;

/** Links in a message are clickable, as for its receiver. */
const withLinks = (text: string): Html => html`${text.split(/(https?:\/\/\S+)/).map((part, index) =>
  (index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>` : part))}`;

/** Every message that was sent, newest first. */
export async function outboxList(world: World): Promise<Html> {
  const rows = await world.rows('SELECT * FROM messages ORDER BY id DESC LIMIT 30');
  return html`<ul id="outbox" class="messages" data-live aria-label="Outbox">${rows.length === 0
    ? html`<li class="quiet">Nothing was sent yet. Ask for an OTP in the app.</li>`
    : rows.map((row) => html`<li><span class="tag">${textOf(row.channel)}</span>
      <strong>${textOf(row.recipient)}</strong> <time>${when(row.at)}</time>
      ${textOrNull(row.otp) ? html`<code class="otp">${textOf(row.otp)}</code>` : ''}<pre>${withLinks(textOf(row.text))}</pre></li>`)}</ul>`;
}

/** A comment of anybody on a linked post. */
export async function commentForm(world: World): Promise<Html> {
  const posts = await world.rows('SELECT id, caption FROM posts WHERE deleted_at IS NULL ORDER BY created_at DESC LIMIT 50');
  if (posts.length === 0) return html`<p class="quiet">No AutoDM post is linked yet.</p>`;
  return html`<form method="post" action="${world.basePath}/sandbox/api/comments">
      <label>Post <select name="auto_dm_post_id">${posts.map((post) => html`<option value="${textOf(post.id)}">${textOf(post.caption) || 'Post without a caption'}</option>`)}</select></label>
      <label>From <input name="from" value="riya_91" required></label>
      <label>Comment <input name="text" value="Price please?" required></label>
      <button type="submit">Comment</button>
    </form>`;
}

const outcomes: Record<Exclude<ToldComment['state'], 'answered'>, string> = {
  waiting: 'Waits until AutoDM is on and Instagram is connected',
  'too late': 'Not answered within 7 days',
  'post deleted': 'Not answered: the post was deleted',
  'no trigger word': 'No trigger word, so nothing is sent',
};

/** The latest comments, each with the public reply or the reason why there is none. */
export async function commentList(world: World): Promise<Html> {
  const comments = await latestComments(world);
  return html`<ul id="comments" class="comments" data-live aria-label="Comments">${comments.length === 0
    ? html`<li class="quiet">Nobody has commented yet.</li>`
    : comments.map(({ from, text, caption, at, trigger_word: word, state, reply }) => html`<li>
      <p><strong>${from}</strong> ${text}</p>
      <small>on “${caption}” · ${when(Date.parse(at))}</small>
      <p class="answer">${word === null ? '' : html`<span class="tag">${word}</span> `}${state === 'answered'
        ? html`<strong>${instagramAccount.username}</strong> ${reply}` : html`<span class="quiet">${outcomes[state]}</span>`}</p></li>`)}</ul>`;
}
