import { bankAccount } from '../seed/bank-account';
import { catalogue } from '../seed/catalogue';
import { createHistory, seededRandom } from '../seed/history';
import type { Scenario } from './scenario';

const day = 86_400_000;
const count = 10_000;

export const tenThousandPosts: Scenario = {
  title: 'Ten thousand posts: all of them visited in the last week',
  seed: ({ creatorId, now }) => {
    const history = createHistory(creatorId);
    const random = seededRandom(10_000);
    for (let index = 0; index < count; index += 1) {
      const id = `post-${String(index).padStart(5, '0')}`;
      const at = now - Math.floor(random() * 5 * day) - 3_600_000;
      const product = catalogue[index % catalogue.length];
      if (!product) continue;
      history.post({ id, media: index, at: now - (10 + index / 100) * day, products: [product] });
      history.clicks('AUTO_DM', id, at, 1 + Math.floor(random() * 60));
      if (index % 5 === 0) history.order('AUTO_DM', id, { at, product, newCustomer: index % 20 === 0 });
    }
    return {
      creator: { joinedAt: now - 400 * day, autoDm: true, flags: { instagram_connected: true } },
      statements: [...history.statements(), bankAccount(creatorId, now - 300 * day)],
    };
  },
};
