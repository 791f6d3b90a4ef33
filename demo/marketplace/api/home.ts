import { connectInstagram, deletePost, getContentInspiration, getMilestoneIncentive, getPostProducts, getProfile, getRewardBanner, listAutoDmPosts, type Profile } from '../../../src/api/contract/home';
import { getInstagramUser } from '../../../src/api/contract/other';
import { answerWaitingComments } from '../auto-reply';
import { updateFlags, type Creator } from '../creators';
import { broughtBy } from '../performance-queries';
import { linkedProducts, pictureUrl } from '../products';
import { Refusal } from '../refusal';
import { milestones, orderState } from '../rules/money';
import { dayOf, dayText } from '../rules/india-days';
import type { Server } from '../serve';
import { instagramAccount } from '../seed/instagram-account';
import { inspirations } from '../seed/reels';
import { numberOf, rupees, textOf } from '../world';
import { checkPage } from './post-linking';

export function profileOf({ flags, joinedAt }: Creator, root: string): Profile {
  const known = flags.instagram_connected || flags.instagram_reconnect_required;
  return {
    instagram_name: known ? instagramAccount.name : null,
    instagram_username: known ? instagramAccount.username : null,
    instagram_profile_picture_url: known ? pictureUrl(root, instagramAccount.picture) : null,
    instagram_connected: flags.instagram_connected,
    instagram_reconnect_required: flags.instagram_reconnect_required,
    is_collection_page_visibility_enabled: flags.is_collection_page_visibility_enabled,
    is_perf_experiment_enabled: flags.is_perf_experiment_enabled,
    is_payments_page_experiment_enabled: flags.is_payments_page_experiment_enabled,
    is_qr_code_visibility_enabled: flags.is_qr_code_visibility_enabled,
    is_payout_experiment_enabled: flags.is_payout_experiment_enabled,
    ...(flags.has_joining_date ? { user_joining_date: dayText(dayOf(joinedAt)) } : {}),
  };
}

/** Home, the creator's profile and the AutoDM posts. */
export function serveHome(server: Server): void {
  server.guarded(getProfile, async ({ creator, root }) => {
    if (!creator.registered) throw new Refusal(403, 'This number is not registered for the programme');
    return profileOf(creator, root);
  });
  server.guarded(getInstagramUser, async ({ creator, root }) => profileOf(creator, root));

  server.guarded(connectInstagram, async ({ world, creator }, { body }) => {
    await world.exclusive(async () => {
      const code = await world.row('SELECT * FROM oauth_codes WHERE code = ?', [body.code]);
      if (!code || numberOf(code.used) === 1 || numberOf(code.expires_at) < world.now() || textOf(code.redirect_uri) !== body.redirect_uri) {
        throw new Refusal(400, 'This Instagram code is not valid any more. Please try again.');
      }
      await world.write([
        { sql: 'UPDATE oauth_codes SET used = 1 WHERE code = ?', args: [body.code] },
        updateFlags(creator, { instagram_connected: true, instagram_reconnect_required: false }),
        // The first connection switches AutoDM on, because creators connect for it; later ones keep the switch.
        { sql: 'UPDATE creators SET auto_dm_enabled = ? WHERE id = ?', args: [creator.flags.instagram_reconnect_required ? Number(creator.autoDm) : 1, creator.id] },
      ]);
    });
    await answerWaitingComments(world, creator.id);
    return { message: 'Instagram connected' };
  });

  server.guarded(listAutoDmPosts, async ({ world, creator, root }, { body }) => {
    checkPage(body.page_index, body.page_size);
    const counted = await world.row('SELECT COUNT(*) AS n FROM posts WHERE creator_id = ? AND deleted_at IS NULL', [creator.id]);
    const total = numberOf(counted?.n);
    const rows = await world.rows(
      'SELECT * FROM posts WHERE creator_id = ? AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?',
      [creator.id, body.page_size, body.page_index * body.page_size],
    );
    const ids = rows.map(({ id }) => textOf(id));
    const products = await linkedProducts(world, root, 'AUTO_DM', ids);
    const brought = await broughtBy(world, creator.id, ids);
    return {
      auto_dm_posts: rows.map((row) => ({
        auto_dm_post_id: textOf(row.id),
        instagram_media: {
          id: textOf(row.media_id), caption: textOf(row.caption),
          display_image_url: pictureUrl(root, row.picture), post_url: textOf(row.post_url),
        },
        product_details_list: products.get(textOf(row.id)) ?? [],
        ...brought.get(textOf(row.id)),
      })),
      total_pages: Math.ceil(total / body.page_size),
      total_count: total,
    };
  });

  const ownPost = 'SELECT id FROM posts WHERE id = ? AND creator_id = ? AND deleted_at IS NULL';
  server.guarded(getPostProducts, async ({ world, creator, root }, { params }) => {
    const post = await world.row(ownPost, [params.id, creator.id]);
    const products = post ? (await linkedProducts(world, root, 'AUTO_DM', [params.id])).get(params.id) : undefined;
    if (!products?.length) return { error: 'No products found for auto DM post id' };
    return { product_details_list: products };
  });

  server.guarded(deletePost, ({ world, creator }, { params }) => world.exclusive(async () => {
    if (!(await world.row(ownPost, [params.id, creator.id]))) return { error: 'The post you are trying to delete does not exist' };
    await world.write([{ sql: 'UPDATE posts SET deleted_at = ? WHERE id = ?', args: [world.now(), params.id] }]);
    return { message: 'Post deleted' };
  }));

  server.guarded(getContentInspiration, async ({ root }) => ({
    inspirations: inspirations.map(({ title, picture, categoryId }) => ({ title, image_url: pictureUrl(root, picture), category_id: categoryId })),
  }));

  server.guarded(getMilestoneIncentive, async ({ world, creator }) => {
    const rows = await world.rows('SELECT at, returned_at FROM orders WHERE creator_id = ?', [creator.id]);
    const confirmed = rows.filter((row) =>
      orderState({ at: numberOf(row.at), returnedAt: row.returned_at === null ? null : numberOf(row.returned_at) }, world.now()) === 'confirmed').length;
    return {
      milestones: milestones.map(({ title, target, reward }) => ({ title, target, achieved: Math.min(confirmed, target), reward: rupees(reward) })),
    };
  });

  server.guarded(getRewardBanner, async ({ root }) => ({
    banner_url: pictureUrl(root, 'banner-reward'), redirect_url: `${root}/shop/programme`,
  }));
}
