import type { Post } from './posts';

/** Ids of different types may be equal, so a post is identified by both. */
export const postKey = (post: Pick<Post, 'id' | 'type'>): string => `${post.type} ${post.id}`;

/** The posts without repeated ones, in their order. */
export function uniquePosts(posts: readonly Post[]): Post[] {
  const seen = new Set<string>();
  return posts.filter((post) => !seen.has(postKey(post)) && seen.add(postKey(post)));
}
