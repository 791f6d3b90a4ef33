/** The first steps of a new creator. */
export const homeStartWords = {
  title: 'Get started',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  steps: {
    instagram: { label: 'Instagram', next: 'Connect Instagram' },
    link: { label: 'First link', next: 'Create your first link' },
    post: { label: 'First post', next: 'Link your first post to products' },
    bank: { label: 'Bank details', next: 'Add your bank details' },
  },
  done: (label: string) => `${label}, done`,
  open: (label: string) => `${label}, not done yet`,
};
