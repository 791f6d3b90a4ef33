import { expect } from '@open-wc/testing';
import { createWorld } from '../support/world';

describe('the clock of the tests', () => {
  it('is one for the page, its frames and the sandbox', async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const inFrame = (frame.contentWindow as Window & typeof globalThis).Date;
    const world = await createWorld();
    const before = Date.now();
    const { now } = await world.control<{ now: string }>('clock');
    const after = new Date().getTime();
    expect(Date.parse(now)).to.be.within(before, after);
    expect(inFrame.now()).to.be.at.least(after);
    expect(new inFrame().getTime() - Date.now()).to.be.within(-1000, 1000);
    frame.remove();
  });

  it('leaves every other use of dates as it is', () => {
    expect(new Date(0).toISOString()).to.equal('1970-01-01T00:00:00.000Z');
    expect(new Date('2026-11-18T06:30:00Z')).to.be.an.instanceOf(Date);
    expect(Date.UTC(2026, 10, 18)).to.equal(1_794_960_000_000);
    expect(Date()).to.include(String(new Date().getFullYear()));
  });
});
