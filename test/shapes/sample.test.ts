import { describeShapes, everyPair } from './describe-shapes';

/** The same in every run: a test says something about the code and not about luck. */
const seed = 20_261_123;

describe('Answers in other shapes, a sample', () => {
  describeShapes(everyPair, seed, 3);
});
