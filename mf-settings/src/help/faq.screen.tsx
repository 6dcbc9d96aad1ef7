import { PageFrame, Section } from '@husrum/ui';
import { faqEntries, faqTexts } from './faq.texts';
import { FaqList } from './faq-list';

export default function FaqScreen() {
  return (
    <PageFrame title={faqTexts.title} facts={[faqTexts.count(faqEntries.length)]} narrow>
      <Section>
        <FaqList />
      </Section>
    </PageFrame>
  );
}
