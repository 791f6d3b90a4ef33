import { busySeed } from './busy-creator';
import type { Scenario } from './scenario';

export const reconnectRequired: Scenario = {
  title: 'Reconnect required: the Instagram password was changed',
  seed: (start) => {
    const seed = busySeed(start);
    return { ...seed, creator: { ...seed.creator, flags: { ...seed.creator.flags, instagram_reconnect_required: true } } };
  },
};
