import './collected.css';
import { panels } from '@husrum/contract/panels';
import { routes } from '@husrum/contract/routes';
import { kronor, percent } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { EmptyState, Loaded, RowsSkeleton, Section } from '@husrum/ui';
import { Progress } from '@husrum/ui/progress';
import { collectedPercent } from './collected.rules';
import { useStats } from './economy.queries';

const Figures = ({ billed, paid }: { billed: number; paid: number }) => {
  if (billed === 0) {
    return <EmptyState kind="nothing" compact title="Inga hyresavier förfaller denna månad" />;
  }
  const share = collectedPercent(billed, paid);
  const left = billed - paid;
  return (
    <div className="e-collected">
      <p className="e-collected__sum">
        <strong>{kronor(paid)}</strong> <span className="h-muted">av {kronor(billed)}</span>
      </p>
      <Progress
        percent={share}
        showInfo={false}
        strokeColor="var(--h-primary)"
        aria-label={panels['dashboard.collected'].title}
      />
      <p className="e-collected__line">
        <span>{percent(share)} inbetalt</span>
        {left > 0 && (
          <AppLink to={routes.invoice.byStatus({ status: 'unpaid' })}>{kronor(left)} återstår</AppLink>
        )}
      </p>
    </div>
  );
};

/** Of the invoices that fall due this month: how much has come in. */
export default function CollectedPanel() {
  return (
    <Section title={panels['dashboard.collected'].title}>
      <Loaded query={useStats()} skeleton={<RowsSkeleton rows={2} />} compact>
        {({ stat_month_billed, stat_month_paid }) => (
          <Figures billed={stat_month_billed} paid={stat_month_paid} />
        )}
      </Loaded>
    </Section>
  );
}
