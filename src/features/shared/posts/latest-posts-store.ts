import type { CallOutput } from '../../../api/contract/call';
import { listAutoDmPosts } from '../../../api/contract/home';
import { previewSize } from '../../../domain/limits';
import { createResource } from '../../../state/resource';
import { defineStore } from '../../../state/store';

/** The latest AutoDM posts with their total, for the previews on Home and on the AutoDM screen. */
export const latestPostsStore = defineStore({
  lifetime: 'visible',
  create: ({ client, log, remembered }) => createResource<CallOutput<typeof listAutoDmPosts>>({ log }, (options) =>
    client.send(listAutoDmPosts, { body: { page_index: 0, page_size: previewSize } }, options), { remembered: remembered('latest-posts') }),
});
