/** Home's texts if nothing has been shared yet. */
export const emptyHomeWords = {
  all: { title: 'Share your first products', text: 'Pick products you like, get one link for them, and earn on every order that comes through it.' },
  autoDm: { title: 'No AutoDM posts yet', text: 'Posts that you link to products stand here.' },
  affiliate: { title: 'No links yet', text: 'Links and collections that you create stand here.' },
  qrCode: { title: 'No QR codes yet', text: 'Make a QR code from one of your collections, and show it in a video or a story.' },
  create: 'Create your first link',
  collections: 'Open my collections',
};
