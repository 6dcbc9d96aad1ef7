import { formatNumber } from '@husrum/format';
import './about.css';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { PageFrame, Section } from '@husrum/ui';
import { Collapse } from '@husrum/ui/collapse';
import { useTerms } from './help.queries';
import { helpTexts } from './help.texts';
import licences from './licences.json';

export default function AboutScreen() {
  const terms = useTerms();
  const hasTerms = terms.data !== undefined && terms.data.sections.length > 0;
  return (
    <PageFrame title={helpTexts.about}>
      <Section title={helpTexts.product}>
        <p className="about-text">{helpTexts.productText}</p>
        {hasTerms && (
          <p className="about-text">
            <AppLink to={routes.session.terms()}>{helpTexts.terms}</AppLink>
          </p>
        )}
      </Section>
      <Section title={helpTexts.licences}>
        <p className="about-text">{helpTexts.licencesText}</p>
        <Collapse
          className="about-licences"
          ghost
          items={licences.map(({ licence, count, packages }) => ({
            key: licence,
            label: `${licence} (${formatNumber(count)})`,
            children: packages,
          }))}
        />
      </Section>
    </PageFrame>
  );
}
