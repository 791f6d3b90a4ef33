import type { Topic } from '../../text/en/help';

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The questions that contain every word of the search, in the question or the answer; empty topics are dropped. */
export function findQuestions(topics: readonly Topic[], search: string): Topic[] {
  const wanted = words(search);
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, answer }) => {
        const text = [topic.title, question, ...answer].join(' ').toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
