import { expect } from '@open-wc/testing';
import { describeFramework } from '../../support/framework-cases';
// Not './react/adapter', which is bundled with a React of its own.
import { framework } from '../frameworks/react/adapter';

const complaints: unknown[] = [];
const { error } = console;

before(() => {
  console.error = (...words: unknown[]) => void complaints.push(words.join(' '));
});
after(() => {
  console.error = error;
  expect(complaints, 'React complains of elements in its own pages; if it is about flushSync, it names its marks otherwise: see elements/made-by-own-react.ts').to.deep.equal([]);
});

describeFramework('the React that our screens use as well', framework, { richEarly: 'lost', values: 'before' });
