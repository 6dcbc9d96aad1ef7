import { routes } from '@husrum/contract/routes';
import { formatKronor } from '@husrum/format';
import { StatisticCards } from '@husrum/ui';
import { useBusinessStatistics } from './invoice.queries';
import { invoiceTexts } from './invoice.texts';

const formatCount = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : invoiceTexts.shortCount(count);
/** Credit invoices among the ready ones are counted apart: the amount is that of the other invoices. */
const formatReadyHint = (data: ReturnType<typeof useBusinessStatistics>['data']): string | undefined => {
  const credits = data?.stat_ready_credits ?? 0;
  if (data === undefined || credits === 0) return formatCount(data?.stat_ready_invoices);
  const count = data.stat_ready_invoices - credits;
  const creditHint = invoiceTexts.creditCount(credits, data.stat_ready_credit_amount ?? 0);
  return count === 0 ? creditHint : invoiceTexts.and(invoiceTexts.shortCount(count), creditHint);
};
const formatAmount = (value: number | undefined) => (value === undefined ? undefined : formatKronor(value));

/** Unpaid, ready and overdue invoices: amount and count, each linked to its list. */
export const InvoiceStatistics = () => {
  const stats = useBusinessStatistics();
  const { data } = stats;
  return (
    <StatisticCards
      queries={[stats]}
      items={[
        {
          label: invoiceTexts.unpaid,
          value: formatAmount(data?.stat_unpaid_amount),
          hint: formatCount(data?.stat_unpaid_invoices),
          to: routes.invoice.byStatus({ status: 'unpaid' }),
        },
        {
          label: invoiceTexts.readyToSend,
          value: formatAmount(data?.stat_ready_amount),
          hint: formatReadyHint(data),
          to: routes.invoice.byStatus({ status: 'ready' }),
        },
        {
          label: invoiceTexts.overdue,
          value: formatAmount(data?.stat_overdue_amount),
          hint: formatCount(data?.stat_overdue_invoices),
          tone: data?.stat_overdue_invoices ? 'bad' : 'plain',
          to: routes.invoice.byStatus({ status: 'overdue' }),
        },
      ]}
    />
  );
};
