import { defineCreatorElement } from '../../../elements/define';

type Post = { readonly title: string };

const skeleton = ['card'] as const;
const Listing = ({ postId, view }: { postId?: string; view: 'list' | 'grid' }) => <p>{postId ?? view}</p>;
const Themed = ({ colorScheme }: { colorScheme: 'auto' | 'light' | 'dark' }) => <p>{colorScheme}</p>;
const Posts = ({ posts = [] }: { posts?: readonly Post[] }) => <p>{posts.length}</p>;
const Demanding = ({ postId }: { postId: string }) => <p>{postId}</p>;

/** A screen gets the attributes and properties of its element as props, and no others. */
export function define(): void {
  defineCreatorElement('creator-plain', { skeleton, screen: () => Promise.resolve(() => <p />) });
  defineCreatorElement('creator-themed', { skeleton, screen: () => Promise.resolve(Themed) });
  defineCreatorElement('creator-posts', { properties: ['posts'], skeleton, screen: () => Promise.resolve(Posts) });
  defineCreatorElement('creator-list', {
    attributes: { 'post-id': 'string', view: ['list', 'grid'] }, skeleton, screen: () => Promise.resolve(Listing),
  });

  // @ts-expect-error no attribute gives `view`
  defineCreatorElement('creator-list', { attributes: { 'post-id': 'string' }, skeleton, screen: () => Promise.resolve(Listing) });
  // @ts-expect-error the attribute is misspelt, and an optional prop would never be set
  defineCreatorElement('creator-list', { attributes: { 'post-idd': 'string', view: ['list', 'grid'] }, skeleton, screen: () => Promise.resolve(Listing) });
  // @ts-expect-error the element has a view that the screen does not know
  defineCreatorElement('creator-list', { attributes: { 'post-id': 'string', view: ['list', 'map'] }, skeleton, screen: () => Promise.resolve(Listing) });
  // @ts-expect-error a page may leave the attribute out
  defineCreatorElement('creator-post', { attributes: { 'post-id': 'string' }, skeleton, screen: () => Promise.resolve(Demanding) });
  // @ts-expect-error no property gives `posts`
  defineCreatorElement('creator-posts', { skeleton, screen: () => Promise.resolve(Posts) });
}
