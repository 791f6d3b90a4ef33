import { words } from '../words';

const steps = { instagram: 'Instagram', link: 'First link', post: 'First post', bank: 'Bank details' };

/** A step that the first steps offer as a button. */
const next: Readonly<Partial<Record<keyof typeof steps, string>>> = {
  link: 'Create your first link', post: 'Link your first post to products', bank: 'Add your bank details',
};

/** The first steps of a new creator. */
export const homeStartWords = words('home-start', {
  title: 'Get started',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  steps,
  next,
  done: (label: string) => `${label}, done`,
  open: (label: string) => `${label}, not done yet`,
});
