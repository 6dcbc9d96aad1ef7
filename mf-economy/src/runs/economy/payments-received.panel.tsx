import './payments-received.css';
import type { ResponseOf } from '@husrum/contract/core';
import type { economyCalls } from '@husrum/contract/economy';
import { panels } from '@husrum/contract/panels';
import { formatKronor, formatMonth, formatPercent } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { EmptyState, QueryContent, RowsSkeleton, Section } from '@husrum/ui';
import { Progress } from '@husrum/ui/progress';
import { useEconomyStatistics } from './economy.queries';
import { calculatePaidPercent } from './economy.rules';
import { economyTexts } from './economy.texts';
import { getSentOfMonthPath } from './month-paths';

type RentalMonth = NonNullable<ResponseOf<typeof economyCalls.statistics>['stat_rental_months']>[number];

const PaymentsOfMonth = ({ month, billed, paid, left }: RentalMonth) => {
  const paidPercent = calculatePaidPercent(billed, paid);
  const name = economyTexts.rentalMonth(formatMonth(month));
  return (
    <div className="e-payments-received">
      <p>{name}</p>
      <p className="e-payments-received__sum">
        <strong>{formatKronor(paid)}</strong>{' '}
        <span className="h-muted">{economyTexts.paidOfBilled(formatKronor(billed))}</span>
      </p>
      <Progress percent={paidPercent} showInfo={false} strokeColor="var(--h-primary)" aria-label={name} />
      <p className="e-payments-received__line">
        <span>{economyTexts.paidShare(formatPercent(paidPercent))}</span>
        {left > 0 && (
          <AppLink to={getSentOfMonthPath(month)}>{economyTexts.amountLeft(formatKronor(left))}</AppLink>
        )}
      </p>
    </div>
  );
};

/** How much has been paid of what is sent for this rental month and, once something is sent for it, for the next one. */
export default function PaymentsReceivedPanel() {
  return (
    <Section title={panels['dashboard.collected'].title}>
      <QueryContent query={useEconomyStatistics()} skeleton={<RowsSkeleton rows={2} />} compact>
        {({ stat_rental_months: months = [] }) => {
          const sent = months.filter(({ billed }) => billed > 0);
          if (sent.length === 0)
            return (
              <EmptyState
                kind="nothing"
                compact
                title={economyTexts.noneSent(months.map(({ month }) => formatMonth(month)))}
              />
            );
          return (
            <div className="e-payments-received-months">
              {sent.map((month) => (
                <PaymentsOfMonth key={month.month} {...month} />
              ))}
              <p className="h-muted">{economyTexts.rentalMonthHelp}</p>
            </div>
          );
        }}
      </QueryContent>
    </Section>
  );
}
