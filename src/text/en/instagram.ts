import { words } from '../words';

/** Connecting Instagram on Home; needed only without a connection. */
export const instagramWords = words('instagram', {
  title: 'Connect your Instagram',
  text: 'Link your posts to products, and people who comment get the links by direct message.',
  reconnectTitle: 'Re-connect your Instagram',
  reconnectText: 'Your password has changed, so AutoDM cannot send messages until you connect again.',
  connect: 'Connect Instagram',
  refused: 'Instagram was not connected, since access was not given. You can try again at any time.',
  failed: 'Instagram could not be connected. If this page is open inside another app, try again in Chrome or Safari.',
  connected: 'Instagram connected',
  connectedText: 'AutoDM can now answer comments on the posts that you link.',
});
