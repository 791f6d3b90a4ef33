import type { Question, Topic } from '../../text/en/help';

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** With its place among all, which stays the same when the language changes. */
interface FoundTopic extends Topic {
  readonly id: number;
  readonly questions: readonly (Question & { readonly id: number })[];
}

/** The questions that contain every word of the search, in the question or the answer; empty topics are dropped. */
export function findQuestions(topics: readonly Topic[], search: string): FoundTopic[] {
  const wanted = words(search);
  return topics
    .map((topic, id) => ({
      ...topic,
      id,
      questions: topic.questions.map((question, at) => ({ ...question, id: at })).filter(({ question, answer }) => {
        const text = [topic.title, question, ...answer].join(' ').toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
