import { type InvoiceFilter, invoiceFilterLabel } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import type { BadgeName } from '@husrum/contract/statistics';
import { accountingSyncTexts } from '../../accounting/accounting-sync/accounting-sync.texts';
import { useBadges } from './invoice.queries';
import { invoiceTexts } from './invoice.texts';
import { NavTabs } from './nav-tabs';

/** The tabs are in the order in which an invoice gets these statuses. `sent` needs no action, so it has no count. */
const statusTabs: readonly { filter: InvoiceFilter; badge?: BadgeName }[] = [
  { filter: 'review', badge: 'invoicebase_review' },
  { filter: 'error', badge: 'invoicebase_error' },
  { filter: 'ready', badge: 'invoicebase_ready' },
  { filter: 'sent' },
  { filter: 'unpaid', badge: 'invoicebase_unpaid' },
  { filter: 'overdue', badge: 'invoicebase_overdue' },
];
const urgentFilters: readonly InvoiceFilter[] = ['error', 'overdue'];

/** Links to the list of all invoices and to the list of each status. */
export const InvoiceStatusTabs = ({ current }: { current: InvoiceFilter | 'divergences' | undefined }) => {
  const { data } = useBadges();
  return (
    <NavTabs
      label={invoiceTexts.status}
      tabs={[
        { title: invoiceTexts.allTab, to: routes.invoice.overview(), current: current === undefined },
        ...statusTabs.map(({ filter, badge }) => ({
          title: invoiceFilterLabel[filter],
          to: routes.invoice.byStatus({ status: filter }),
          current: current === filter,
          count: badge && data?.[badge],
          urgent: urgentFilters.includes(filter),
        })),
        // Only when Husrum and an accounting program diverge.
        ...(data?.accounting_divergence
          ? [
              {
                title: accountingSyncTexts.tab,
                to: routes.accountingSync.divergences(),
                current: current === 'divergences',
                count: data.accounting_divergence,
                urgent: true,
              },
            ]
          : []),
      ]}
    />
  );
};
