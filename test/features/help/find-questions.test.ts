import { expect } from '@open-wc/testing';
import { findQuestions } from '../../../src/features/help/find-questions';

const topics = [
  { title: 'Money', questions: [{ question: 'When?', answer: ['Every week.', 'On Friday.'] }, { question: 'How much?', answer: ['10%'] }] },
  { title: 'Links', questions: [{ question: 'What is a QR code?', answer: ['A picture to scan.'] }] },
];
const found = (search: string) => findQuestions(topics, search).flatMap(({ questions }) => questions.map(({ question }) => question));

describe('findQuestions', () => {
  it('finds every word in title, question or answers, whatever its case and order', () => {
    expect(found('friday WEEK')).to.deep.equal(['When?']);
    expect(found('money')).to.deep.equal(['When?', 'How much?']);
    expect(found('qr scan')).to.deep.equal(['What is a QR code?']);
    expect(found('week scan')).to.deep.equal([]);
  });

  it('gives everything for an empty search', () => {
    expect(found('  ')).to.deep.equal(['When?', 'How much?', 'What is a QR code?']);
  });

  it('says which question it is among all', () => {
    expect(findQuestions(topics, 'much').map(({ id, questions }) => [id, questions.map((question) => question.id)])).to.deep.equal([[0, [1]]]);
  });
});
