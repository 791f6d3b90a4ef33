import { expect } from '@open-wc/testing';
import { otherMotion } from '../../build/motion.mjs';

// Every style sheet of the product goes through it when it is built, and when a test loads it.
describe('the motion of style sheets', () => {
  it('takes 120 to 240 ms, a delay included', () => {
    for (const value of ['transition: opacity .12s', 'transition: opacity 120ms, scale .24s ease-out', 'transition: opacity .12s .12s', 'animation: pop .2s cubic-bezier(.2, 1.6, .4, 1)', 'animation: none !important', 'transition: none !important']) {
      expect(otherMotion(`p { color: red; ${value}; }`), value).to.deep.equal([]);
    }
  });

  it('is not what a comment says', () => {
    expect(otherMotion('/* Without a transition: the picture is painted at once. */ p { color: red; }')).to.deep.equal([]);
  });

  it('repeats at any pace where something waits', () => {
    expect(otherMotion('p { animation: turn .9s linear infinite } q{animation:turn 1.4s infinite alternate}')).to.deep.equal([]);
  });

  it('is no other, and no other builds', () => {
    for (const value of ['transition: opacity .1s', 'transition: opacity 300ms', 'transition: opacity .15s, scale .4s', 'animation: pop .2s .1s', 'animation: pop 1s', 'animation: pop var(--_time)', 'animation-delay: .2s', 'transition-duration: 150ms']) {
      expect(otherMotion(`p{${value}}`), value).to.deep.equal([value]);
    }
  });
});
