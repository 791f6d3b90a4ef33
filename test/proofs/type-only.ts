// as test/elements/fence.test.ts, proves by rule
import { expect } from '@open-wc/testing';
import type { ScreenElement } from '../../elements/define';
import { matchRoute } from '../../elements/app/match-route';

it('has a type of an element only', () => { expect(matchRoute('/') as unknown as ScreenElement).to.equal(undefined); });
