import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { byRank, echoShift, findCategory, firstPage, mostVideos, moveSlots, pageCount, reelOfPage, type VideoSlot } from '../../src/domain/reels';

const reels = fc.integer({ min: 1, max: 60 });

describe('the loop of reels', () => {
  it('[REEL-03] repeats the last before the first and the first behind the last', () => {
    expect([0, 1, 2, 3, 4].map((page) => reelOfPage(page, 3))).to.deep.equal([2, 0, 1, 2, 0]);
    expect([pageCount(3), firstPage(3), pageCount(1), firstPage(1)]).to.deep.equal([5, 1, 1, 0]);
    fc.assert(fc.property(reels, (count) => {
      for (let page = 0; page < pageCount(count); page++) {
        const shift = echoShift(page, count);
        expect(reelOfPage(page + shift, count)).to.equal(reelOfPage(page, count));
        expect(echoShift(page + shift, count), 'nobody is sent from echo to echo').to.equal(0);
      }
    }));
  });

  it('has three videos at the most, one of them on the active page, and moves only those that are not needed', () => {
    fc.assert(fc.property(reels, fc.array(fc.integer({ min: 0, max: 61 }), { maxLength: 40 }), (count, visits) => {
      const pages = pageCount(count);
      let slots: VideoSlot[] = moveSlots([], firstPage(count), pages);
      for (const visit of visits) {
        const active = visit % pages;
        const before = slots;
        slots = moveSlots(before, active, pages);
        expect(slots.length).to.equal(Math.min(mostVideos, pages));
        expect(new Set(slots.map(({ page }) => page)).size, 'each on a page of its own').to.equal(slots.length);
        expect(slots.filter(({ page, attached }) => page === active && attached)).to.have.length(1);
        slots.forEach((slot, index) => {
          const old = before[index];
          if (old && Math.abs(old.page - active) <= 1) expect(slot.page).to.equal(old.page);
          if (old && slot.page !== old.page && slot.page !== active) expect(slot.attached, 'a moved video waits for its file').to.equal(false);
        });
      }
    }));
  });

  it('leads from a copy to its original, and from nowhere else', () => {
    expect([0, 1, 2, 3, 4].map((page) => echoShift(page, 3))).to.deep.equal([3, 0, 0, 0, -3]);
    expect([0, 1, 2, 3].map((page) => echoShift(page, 2))).to.deep.equal([2, 0, 0, -2]);
    expect([0, 1, 2].map((page) => echoShift(page, 1)), 'a single reel is no loop').to.deep.equal([0, 0, 0]);
    expect([0, 1].map((page) => reelOfPage(page, 1))).to.deep.equal([0, 0]);
  });

  it('puts the videos on the page and its neighbours that exist', () => {
    const pagesOf = (active: number, pages: number) => moveSlots([], active, pages).map(({ page }) => page).sort((one, other) => one - other);
    expect(pagesOf(2, 5)).to.deep.equal([1, 2, 3]);
    expect(pagesOf(0, 5)).to.deep.equal([-1, 0, 1]);
    expect(pagesOf(4, 5)).to.deep.equal([-1, 3, 4]);
    expect(pagesOf(0, 1)).to.deep.equal([0]);
    const moved = moveSlots([{ page: 1, attached: true }, { page: 2, attached: false }, { page: 3, attached: false }], 2, 5);
    expect(moved, 'the neighbours stay as they are').to.deep.equal([{ page: 1, attached: true }, { page: 2, attached: true }, { page: 3, attached: false }]);
  });

  it('leaves a video that no page needs where it is', () => {
    const slots = [1, 2, 3].map((page) => ({ page, attached: false }));
    expect(moveSlots(slots, 0, 5).map(({ page }) => page)).to.deep.equal([1, 0, 3]);
  });
});

describe('categories of reels', () => {
  it('[ENT-35] finds one by its id if it has one, else by its name', () => {
    const categories = [{ id: 'a', name: 'Fashion', reels: [] }, { id: null, name: 'Home & Living', reels: [] }];
    expect(findCategory(categories, 'a')?.name).to.equal('Fashion');
    expect(findCategory(categories, 'Home & Living')?.name).to.equal('Home & Living');
    expect(findCategory(categories, 'Fashion')).to.equal(undefined);
  });

  it('orders reels by rank', () => {
    expect(byRank([{ rank: 3 }, { rank: 1 }, { rank: 2 }]).map(({ rank }) => rank)).to.deep.equal([1, 2, 3]);
  });
});
