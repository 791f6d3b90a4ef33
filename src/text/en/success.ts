import { words } from '../words';

/** The success screen of posts, collections and links (specification section 2). */
export const successWords = words('success', {
  post: { title: 'AutoDM setup complete', text: 'Your post is linked with products' },
  link: { title: 'Your link is ready', text: (platform: string) => `For ${platform}`, anywhere: 'Share it wherever you like' },
  platforms: {
    INSTAGRAM_STORIES: 'Instagram Stories',
    YOUTUBE: 'YouTube',
    FACEBOOK: 'Facebook',
  },
  preview: 'Preview',
  remove: 'Delete',
  added: (count: number) => `Added Products (${count})`,
  home: 'Go to Home',
  collectionDeleted: 'Collection Deleted',
  collectionGone: 'The collection you are trying to delete does not exist.',
});
