import './rent-versions.css';
import { intervalSuffix, type RentVersionRow } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { formatKronor, formatPercent } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { DateRange, Money, QueryContent, RowsSkeleton, Section, Timeline, ToneTag } from '@husrum/ui';
import { useRentVersions } from './lease.queries';
import { leaseTexts } from './lease.texts';
import { calculateRentChange, formatFeePerSquareMetre } from './rent-version.rules';

const timelineMarks = { past: 'past', current: 'reached', coming: 'coming' } as const;

/** Each version of the rent, newest first: its period, its amount and its source. */
export const RentVersions = ({ leaseId }: { leaseId: number }) => (
  <Section title={leaseTexts.rentVersions.title}>
    <QueryContent query={useRentVersions(leaseId)} skeleton={<RowsSkeleton rows={3} />} compact>
      {({ data }) => (
        <Timeline
          items={data.map((version, index) => ({
            key: version.valid_from,
            mark: timelineMarks[version.phase],
            content: <RentVersion version={version} previous={data[index + 1]} />,
          }))}
        />
      )}
    </QueryContent>
  </Section>
);

interface Props {
  version: RentVersionRow;
  previous: RentVersionRow | undefined;
}

const RentVersion = ({ version, previous }: Props) => {
  const { valid_from, valid_to, total, payment_interval, tax_rate } = version;
  return (
    <>
      <div className="rent-versions__head">
        <h3>
          <DateRange start={valid_from} stop={valid_to} />
        </h3>
        <Phase version={version} />
        <Money value={total} per={intervalSuffix[payment_interval]} strong />
      </div>
      <p className="rent-versions__text">
        {[
          ...formatFeePerSquareMetre(version),
          tax_rate === 0 ? leaseTexts.rentVersions.noTax : leaseTexts.rentVersions.tax(tax_rate),
          ...formatRentChange(version, previous),
        ].join(' · ')}
      </p>
      <p className="rent-versions__text">
        <Source version={version} />
      </p>
    </>
  );
};

const Phase = ({ version: { phase, planned } }: { version: RentVersionRow }) => {
  if (phase === 'past') return null;
  if (phase === 'current') return <ToneTag tone="green">{leaseTexts.rentVersions.current}</ToneTag>;
  return (
    <ToneTag tone="blue">
      {planned ? leaseTexts.rentVersions.planned : leaseTexts.rentVersions.coming}
    </ToneTag>
  );
};

const formatRentChange = (version: RentVersionRow, previous: RentVersionRow | undefined): string[] => {
  const change = calculateRentChange(version, previous);
  return change === null
    ? []
    : [`${change > 0 ? '+' : ''}${formatKronor(change)}${intervalSuffix[version.payment_interval]}`];
};

const Source = ({ version: { source, adjustment, planned, by_area } }: { version: RentVersionRow }) => {
  if (by_area) return leaseTexts.rentVersions.byArea;
  if (adjustment === null)
    return planned ? leaseTexts.rentVersions.adjustedByPlan : leaseTexts.rentVersions.source[source];
  return (
    <AppLink to={routes.rentAdjustment.overview({}, { effect: adjustment.id })}>
      {leaseTexts.rentVersions.source[source]} {formatPercent(adjustment.rate)}
    </AppLink>
  );
};
