import './projection.css';
import { panels } from '@husrum/contract/panels';
import type { Month } from '@husrum/format';
import { EmptyState, Loaded, RowsSkeleton, Section } from '@husrum/ui';
import { useProjection } from './economy.queries';
import { wholeKronor } from './economy.rules';
import { type Bar, barsOf } from './projection.rules';
import { ProjectionBars } from './projection-bars';
import { ProjectionTable } from './projection-table';

const Chart = ({ bars, current }: { bars: readonly Bar[]; current: Month | undefined }) => {
  const total = bars.reduce((sum, bar) => sum + bar.value, 0);
  if (total === 0) {
    return (
      <EmptyState
        kind="nothing"
        compact
        title="Inga väntade intäkter"
        text="De räknas fram ur dina uthyrningar."
      />
    );
  }
  return (
    <div className="e-projection">
      <div className="e-projection__head">
        <p>
          <strong>{wholeKronor(total)}</strong>{' '}
          <span className="h-muted">
            exklusive moms<span className="e-projection__unit">, staplarna i tusental kronor</span>
          </span>
        </p>
        <ul className="e-legend" aria-hidden="true">
          <li className="e-legend__made">Skapade avier</li>
          <li className="e-legend__coming">Kommande avier</li>
        </ul>
      </div>
      <ProjectionBars bars={bars} current={current} />
      <ProjectionTable bars={bars} />
    </div>
  );
};

/** The coming twelve months as bars; `current` is the month that is looked into. */
export const Projection = ({ current }: { current?: Month | undefined }) => (
  <Section title={panels['dashboard.projection'].title}>
    <Loaded query={useProjection()} skeleton={<RowsSkeleton rows={4} />} compact>
      {(projected) => <Chart bars={barsOf(projected)} current={current} />}
    </Loaded>
  </Section>
);
