import './projection.css';
import { panels, routes } from '@husrum/contract';
import { kronor } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { EmptyState, Loaded, Money, RowsSkeleton, Section } from '@husrum/ui';
import { Tooltip } from '@husrum/ui/core';
import { useProjection } from './economy.queries';
import { type Bar, barsOf } from './projection.rules';

const noticesOf = ({ from, to }: Bar) => routes.invoicebase.overview({}, { from, to });

const thousands = (value: number): string => new Intl.NumberFormat('sv-SE').format(Math.round(value / 1000));

/** Each bar leads to the notices of its month. */
const Bars = ({ bars }: { bars: readonly Bar[] }) => (
  <ul className="e-bars">
    {bars.map((bar) => (
      <li key={bar.month}>
        <Tooltip title={`${bar.label}: ${kronor(bar.value)}`}>
          <AppLink className="e-bar" to={noticesOf(bar)} aria-label={`${bar.label}: ${kronor(bar.value)}`}>
            <span className="e-bar__column">
              <span className="e-bar__value">{thousands(bar.value)}</span>
              <span className="e-bar__fill" style={{ height: `${bar.height * 86}%` }} />
            </span>
            <span className="e-bar__month">{bar.short}</span>
          </AppLink>
        </Tooltip>
      </li>
    ))}
  </ul>
);

/** The same in figures, for those who rather read than look. */
const BarTable = ({ bars }: { bars: readonly Bar[] }) => (
  <details className="e-bars-table">
    <summary>Visa som tabell</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Månad</th>
          <th scope="col">Väntad intäkt exklusive moms</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.month}>
            <th scope="row">{bar.label}</th>
            <td>
              <Money value={bar.value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

const Chart = ({ bars }: { bars: readonly Bar[] }) => {
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
      <p>
        <strong>{kronor(total)}</strong>{' '}
        <span className="h-muted">exklusive moms, tusental kronor per månad</span>
      </p>
      <Bars bars={bars} />
      <BarTable bars={bars} />
    </div>
  );
};

/** What the leases will bring in, month by month. */
export default function ProjectionPanel() {
  return (
    <Section title={panels['dashboard.projection'].title}>
      <Loaded query={useProjection()} skeleton={<RowsSkeleton rows={4} />} compact>
        {({ labels, data }) => <Chart bars={barsOf(labels, data)} />}
      </Loaded>
    </Section>
  );
}
