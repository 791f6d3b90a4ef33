import type { Post } from './posts';

/** Ids of different types may be equal, so a post is identified by both. */
export const postKey = (post: Pick<Post, 'id' | 'type'>): string => `${post.type} ${post.id}`;
