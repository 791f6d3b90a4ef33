import { expect } from '@open-wc/testing';
import { otherBreakpoints } from '../../build/breakpoints.mjs';

// Every style sheet of the product goes through it when it is built, and when a test loads it.
describe('the breakpoints of style sheets', () => {
  it('[APP-05] are 575, 576, 768, 992, 1200 and 1540 px, and no other builds', () => {
    for (const width of [575, 576, 768, 992, 1200, 1540]) expect(otherBreakpoints(`@media (min-width: ${width}px) { p { color: red } }`)).to.deep.equal([]);
    expect(otherBreakpoints('p { } @media (max-width:600px) { } @media (width >= 48rem) { }')).to.deep.equal(['@media (max-width:600px)', '@media (width >= 48rem)']);
  });

  it('are those of the window, not of the box that an element stands in', () => {
    expect(otherBreakpoints('@container (min-width: 340px) { } @media (hover: hover) { } p { max-width: 600px }')).to.deep.equal([]);
  });
});
