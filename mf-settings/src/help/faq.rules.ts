import { type FaqTopic, faqTopics } from '@husrum/contract/help';
import { type FaqEntry, faqTopicTitle } from './faq.texts';

export interface FaqGroup {
  readonly topic: FaqTopic;
  readonly title: string;
  readonly entries: readonly FaqEntry[];
}

/** The entries that contain every word of the search, by topic. Topics without entries are left out. */
export const findFaqGroups = (entries: readonly FaqEntry[], search: string): FaqGroup[] => {
  const words = search.toLocaleLowerCase('sv').split(/\s+/).filter(Boolean);
  const matches = ({ topic, question, answer }: FaqEntry): boolean => {
    const text = `${faqTopicTitle[topic]} ${question} ${answer}`.toLocaleLowerCase('sv');
    return words.every((word) => text.includes(word));
  };
  return faqTopics
    .map((topic) => ({
      topic,
      title: faqTopicTitle[topic],
      entries: entries.filter((entry) => entry.topic === topic && matches(entry)),
    }))
    .filter((group) => group.entries.length > 0);
};
