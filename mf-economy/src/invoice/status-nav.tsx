import { type InvoiceFilter, invoiceFilterLabel } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import type { BadgeName } from '@husrum/contract/statistics';
import { LinkRow } from '../link-row/link-row';
import { useBadges } from './invoice.queries';

/** In the order in which an invoice passes them. `sent` is never waited for, so nobody counts it. */
const steps: readonly { filter: InvoiceFilter; badge?: BadgeName }[] = [
  { filter: 'review', badge: 'invoicebase_review' },
  { filter: 'error', badge: 'invoicebase_error' },
  { filter: 'ready', badge: 'invoicebase_ready' },
  { filter: 'sent' },
  { filter: 'unpaid', badge: 'invoicebase_unpaid' },
  { filter: 'overdue', badge: 'invoicebase_overdue' },
];
const alarming: readonly InvoiceFilter[] = ['error', 'overdue'];

/** All invoices, or those of one status. */
export const StatusNav = ({ current }: { current: InvoiceFilter | undefined }) => {
  const { data } = useBadges();
  return (
    <LinkRow
      label="Status"
      links={[
        { title: 'Alla', to: routes.invoice.overview(), current: current === undefined },
        ...steps.map(({ filter, badge }) => ({
          title: invoiceFilterLabel[filter],
          to: routes.invoice.byStatus({ status: filter }),
          current: current === filter,
          count: badge && data?.[badge],
          bad: alarming.includes(filter),
        })),
      ]}
    />
  );
};
