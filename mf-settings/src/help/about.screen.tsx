import './about.css';
import { PageFrame, Section } from '@husrum/ui';
import { Collapse } from '@husrum/ui/collapse';
import { helpTexts } from './help.texts';
import licences from './licences.json';

export default function AboutScreen() {
  return (
    <PageFrame title={helpTexts.about}>
      <Section title={helpTexts.product}>
        <p className="about-text">{helpTexts.productText}</p>
      </Section>
      <Section title={helpTexts.licences}>
        <p className="about-text">{helpTexts.licencesText}</p>
        <Collapse
          className="about-licences"
          ghost
          items={licences.map(({ licence, count, packages }) => ({
            key: licence,
            label: `${licence} (${count})`,
            children: packages,
          }))}
        />
      </Section>
    </PageFrame>
  );
}
