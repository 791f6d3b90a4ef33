import { expect } from '@open-wc/testing';
import * as auth from '../../src/api/contract/auth';
import * as collections from '../../src/api/contract/collections';
import * as home from '../../src/api/contract/home';
import * as homeActions from '../../src/api/contract/home';
import * as collectionActions from '../../src/api/contract/collections';
import * as autoDm from '../../src/api/contract/auto-dm';
import * as bankDetails from '../../src/api/contract/bank-details';
import * as earnings from '../../src/api/contract/earnings';
import * as payments from '../../src/api/contract/payments';
import * as other from '../../src/api/contract/other';
import * as performances from '../../src/api/contract/performance';
import * as newPerformances from '../../src/api/contract/performance';
import * as olderPerformances from '../../src/api/contract/performance';
import * as postDetails from '../../src/api/contract/post-details';
import * as postLinking from '../../src/api/contract/post-linking';
import { newId } from '../../src/ids/new-id';
import { safeAddress, safeDetail, safeId, safePath, safeText } from '../../src/debug/safe-text';

const secrets = ['9876543210', '482913', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.s5', '50100234567890', 'HDFC0001234', 'asha@example.com'];

describe('what the overlay lets through', () => {
  it('keeps the words of the paths of the contract and hides whatever else stands in them', () => {
    const calls = [auth, autoDm, collectionActions, collections, home, homeActions, earnings, payments, bankDetails, other, performances, newPerformances, olderPerformances, postDetails, postLinking].flatMap((module) => Object.values(module) as unknown[])
      .filter((each): each is { path: string; method: string } => typeof each === 'object' && each !== null && 'path' in each && 'method' in each);
    expect(calls.length).to.be.above(40);
    for (const { path } of calls) {
      expect(safePath(`/api${path.replace(/\{\w+\}/g, 'asha-verma')}?phone=9876543210`)).to.equal(path.replace(/\{\w+\}/g, '{id}'));
    }
  });

  for (const secret of secrets) {
    it(`shows nothing of ${secret}`, () => {
      const shown = [
        safePath(`https://user:${secret}@api.example/${secret}/api/v1/collection/${secret}?q=${secret}#${secret}`),
        safeAddress(`https://user:${secret}@api.example/${secret}?q=${secret}#${secret}`),
        safeText(secret),
        safeId(secret),
        safeDetail({
          [secret]: secret, type: secret, code: secret, status: secret, requestId: secret, message: secret, reason: secret, route: secret, params: { id: secret },
          href: secret, name: secret, facts: { name: secret }, timings: { readyMs: secret }, error: { reason: secret },
        }),
        safeDetail({ name: 'page-view', facts: { route: 'home', entered_from: secret } }),
        safeDetail({ name: 'identify', facts: { user_id: secret } }),
        safeDetail({ name: 'click', facts: { element: 'creator-home', control: 'a', name: secret, to: secret } }),
      ].join('\n');
      expect(shown).to.not.contain(secret);
    });
  }

  it('says what happened all the same', () => {
    const requestId = newId();
    expect(safeDetail({ type: 'network', code: 'server-failed', status: 503, requestId, retryable: true, message: 'x' }))
      .to.equal(`type=network code=server-failed status=503 requestId=${requestId} retryable=true`);
    expect(safeDetail({ name: 'page-view', facts: { route: 'home' } })).to.equal('name=page-view route=home');
    expect(safeDetail({ route: 'performance', params: {}, href: '/x', replace: false })).to.equal('route=performance replace=false');
    expect(safeAddress('https://api.example/v0')).to.equal('api.example/v0');
  });
});
