import { faqTopics } from '@husrum/contract/help';
import { PageFrame, Section, useUrlState } from '@husrum/ui';
import { faqEntries, faqTexts } from './faq.texts';
import { FaqList } from './faq-list';

/** Questions and answers. `?topic=` lists that topic first. */
export default function FaqScreen() {
  const [topic] = useUrlState('topic');
  return (
    <PageFrame title={faqTexts.title} facts={[faqTexts.count(faqEntries.length)]} narrow>
      <Section>
        <FaqList topic={faqTopics.find((faqTopic) => faqTopic === topic)} />
      </Section>
    </PageFrame>
  );
}
