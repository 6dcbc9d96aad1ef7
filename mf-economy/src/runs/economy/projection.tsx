import './projection.css';
import { panels } from '@husrum/contract/panels';
import type { Month } from '@husrum/format';
import { EmptyState, QueryContent, RowsSkeleton, Section } from '@husrum/ui';
import { CompaniesLeftOut } from './companies-left-out';
import { useProjection } from './economy.queries';
import { formatWholeKronor } from './economy.rules';
import { economyTexts } from './economy.texts';
import { type MonthBar, toMonthBars } from './projection.rules';
import { ProjectionBars } from './projection-bars';
import { ProjectionTable } from './projection-table';

const Chart = ({ bars, current }: { bars: readonly MonthBar[]; current: Month | undefined }) => {
  const total = bars.reduce((sum, bar) => sum + bar.value, 0);
  if (total === 0) {
    return (
      <EmptyState
        kind="nothing"
        compact
        title={economyTexts.noProjection}
        text={economyTexts.noProjectionText}
      />
    );
  }
  return (
    <div className="e-projection">
      <div className="e-projection__head">
        <p>
          <strong>{formatWholeKronor(total)}</strong>{' '}
          <span className="h-muted">
            {economyTexts.excludingVat}
            <span className="e-projection__unit">{economyTexts.barsInThousands}</span>
          </span>
        </p>
        <ul className="e-legend" aria-hidden="true">
          <li className="e-legend__created">{economyTexts.createdInvoices}</li>
          <li className="e-legend__upcoming">{economyTexts.upcomingInvoices}</li>
        </ul>
      </div>
      <ProjectionBars bars={bars} current={current} />
      <ProjectionTable bars={bars} />
    </div>
  );
};

/** Expected income of twelve months, from this month on, as a bar chart. `current` is the month shown in detail. */
export const Projection = ({ current }: { current?: Month | undefined }) => (
  <Section title={panels['dashboard.projection'].title}>
    <QueryContent query={useProjection()} skeleton={<RowsSkeleton rows={4} />} compact>
      {(projected) => (
        <>
          <Chart bars={toMonthBars(projected)} current={current} />
          <CompaniesLeftOut companies={projected.companies_left_out} />
        </>
      )}
    </QueryContent>
  </Section>
);
