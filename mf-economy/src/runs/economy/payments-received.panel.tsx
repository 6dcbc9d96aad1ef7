import './payments-received.css';
import { panels } from '@husrum/contract/panels';
import { formatKronor, formatPercent, today } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { EmptyState, QueryContent, RowsSkeleton, Section } from '@husrum/ui';
import { Progress } from '@husrum/ui/progress';
import { useEconomyStatistics } from './economy.queries';
import { calculatePaidPercent } from './economy.rules';
import { economyTexts } from './economy.texts';
import { getDueInMonthPath } from './month-paths';

const PaymentsReceived = ({ billed, paid }: { billed: number; paid: number }) => {
  if (billed === 0) {
    return <EmptyState kind="nothing" compact title={economyTexts.noneDueThisMonth} />;
  }
  const paidPercent = calculatePaidPercent(billed, paid);
  const amountLeft = billed - paid;
  return (
    <div className="e-payments-received">
      <p className="e-payments-received__sum">
        <strong>{formatKronor(paid)}</strong>{' '}
        <span className="h-muted">{economyTexts.ofAmount(formatKronor(billed))}</span>
      </p>
      <Progress
        percent={paidPercent}
        showInfo={false}
        strokeColor="var(--h-primary)"
        aria-label={panels['dashboard.collected'].title}
      />
      <p className="e-payments-received__line">
        <span>{economyTexts.paidShare(formatPercent(paidPercent))}</span>
        {amountLeft > 0 && (
          <AppLink to={getDueInMonthPath(today(new Date()))}>
            {economyTexts.amountLeft(formatKronor(amountLeft))}
          </AppLink>
        )}
      </p>
    </div>
  );
};

/** How much has been paid of the invoices that fall due this month. */
export default function PaymentsReceivedPanel() {
  return (
    <Section title={panels['dashboard.collected'].title}>
      <QueryContent query={useEconomyStatistics()} skeleton={<RowsSkeleton rows={2} />} compact>
        {({ stat_month_billed, stat_month_paid }) => (
          <PaymentsReceived billed={stat_month_billed} paid={stat_month_paid} />
        )}
      </QueryContent>
    </Section>
  );
}
