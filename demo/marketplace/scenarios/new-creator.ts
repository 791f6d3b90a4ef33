import type { Scenario } from './scenario';

export const newCreator: Scenario = {
  title: 'New creator: just joined, nothing linked yet',
  seed: () => ({ creator: {}, statements: [] }),
};
