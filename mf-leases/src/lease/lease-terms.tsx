import './lease-terms.css';
import { perInterval, type TermsVersion } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { kronor, percent } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { DateText, Loaded, Money, RowsSkeleton, Section, Timeline, ToneTag } from '@husrum/ui';
import { useLeaseTerms } from './lease.queries';
import { texts } from './lease.texts';
import { feeChange, feeOfTerms } from './lease-terms.rules';

const markOf = { past: 'past', current: 'reached', coming: 'coming' } as const;

/** The rent over time, newest first: from when, how much, and why. */
export const LeaseTerms = ({ leaseId }: { leaseId: number }) => (
  <Section title={texts.part.terms}>
    <Loaded query={useLeaseTerms(leaseId)} skeleton={<RowsSkeleton rows={3} />} compact>
      {({ data }) => (
        <Timeline
          moments={data.map((terms, index) => ({
            key: terms.valid_from,
            mark: markOf[terms.phase],
            content: <Version terms={terms} before={data[index + 1]} />,
          }))}
        />
      )}
    </Loaded>
  </Section>
);

const Version = ({ terms, before }: { terms: TermsVersion; before: TermsVersion | undefined }) => {
  const { valid_from, valid_to, total, payment_interval, tax_rate } = terms;
  return (
    <>
      <div className="lease-terms__head">
        <h3>
          <DateText value={valid_from} /> – {valid_to && <DateText value={valid_to} />}
        </h3>
        <Phase terms={terms} />
        <Money value={total} per={perInterval[payment_interval]} strong />
      </div>
      <p className="lease-terms__text">
        {[
          ...feeOfTerms(terms),
          tax_rate === 0 ? texts.noTax : texts.tax(tax_rate),
          ...changeText(terms, before),
        ].join(' · ')}
      </p>
      <p className="lease-terms__text">
        <Source terms={terms} />
      </p>
    </>
  );
};

const Phase = ({ terms: { phase, planned } }: { terms: TermsVersion }) => {
  if (phase === 'past') return null;
  if (phase === 'current') return <ToneTag tone="green">{texts.currentTerms}</ToneTag>;
  return <ToneTag tone="blue">{planned ? texts.plannedTerms : texts.comingTerms}</ToneTag>;
};

const changeText = (terms: TermsVersion, before: TermsVersion | undefined): string[] => {
  const change = feeChange(terms, before);
  return change === null
    ? []
    : [`${change > 0 ? '+' : ''}${kronor(change)}${perInterval[terms.payment_interval]}`];
};

const Source = ({ terms: { source, adjustment, planned } }: { terms: TermsVersion }) => {
  if (adjustment === null) return planned ? texts.adjustedByPlan : texts.source[source];
  return (
    <AppLink to={routes.rentAdjustment.overview({}, { effect: adjustment.id })}>
      {texts.source[source]} {percent(adjustment.rate)}
    </AppLink>
  );
};
