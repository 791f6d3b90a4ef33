import { expect } from '@open-wc/testing';
import '../../elements/creator-help';
import type { AnalyticsEvent } from '../../src/bridge/analytics/event-sender';
import { configureCreator } from '../../src/configure-creator';
import { pretend, restoreDevice } from '../support/device';
import { createWorld } from '../support/world';
import { waitUntil } from '../support/wait-until';

// In a page of its own: the library measures some of them in a task of its own, which another test would have begun.
describe('analytics', () => {
  afterEach(() => {
    restoreDevice();
    configureCreator({}); // ends the counting
    localStorage.clear();
  });

  it('[ERR-34] only log that web vitals cannot be measured', async () => {
    const world = await createWorld({ scenario: 'busy-creator' });
    const notes: string[] = [];
    const element = document.createElement('creator-help');
    pretend(performance, 'getEntriesByType', () => { throw new Error('none here'); });
    configureCreator({ apiBase: world.apiBase, analytics: { url: `${world.apiBase}/v1/analytics/events` }, onEvent: ({ note }) => notes.push(note) });
    document.body.append(element);
    await element.whenReady();
    await waitUntil(() => notes.includes('analytics: web vitals are not measured (Error)'));
    restoreDevice();
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await waitUntil(async () => (await world.control<{ events: AnalyticsEvent[] }>('events')).events.some(({ name }) => name === 'app-load'), 'nothing has arrived');
    element.remove();
    expect(notes.filter((note) => note.includes('web vitals'))).to.have.length(1);
    await world.dispose();
  });
});
