import { routes } from '@husrum/contract/routes';
import { kronor } from '@husrum/format';
import { InfoBoxes } from '@husrum/ui';
import { useAccountStats } from './invoice.queries';

const pieces = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : `${count} ${count === 1 ? 'avi' : 'avier'}`;
const amount = (value: number | undefined) => (value === undefined ? undefined : kronor(value));

/** What is out, what waits to go out, and what has not come in; each leads to its list. */
export const InvoiceBoxes = () => {
  const stats = useAccountStats();
  const { data } = stats;
  return (
    <InfoBoxes
      queries={[stats]}
      items={[
        {
          label: 'Utestående betalningar',
          value: amount(data?.stat_unpaid_amount),
          hint: pieces(data?.stat_unpaid_invoices),
          to: routes.invoice.byStatus({ status: 'unpaid' }),
        },
        {
          label: 'Redo att skickas',
          value: amount(data?.stat_ready_amount),
          hint: pieces(data?.stat_ready_invoices),
          to: routes.invoice.byStatus({ status: 'ready' }),
        },
        {
          label: 'Förfallna',
          value: amount(data?.stat_overdue_amount),
          hint: pieces(data?.stat_overdue_invoices),
          tone: data?.stat_overdue_invoices ? 'bad' : 'plain',
          to: routes.invoice.byStatus({ status: 'overdue' }),
        },
      ]}
    />
  );
};
