import type { Invoice } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { Alert } from '@husrum/ui/core';
import { useInvoiceDivergences } from './accounting-sync.queries';
import { accountingSyncTexts } from './accounting-sync.texts';

/** Shows that the invoice differs from the accounting program, with a link to the page where the user decides. */
export const InvoiceDivergences = ({ invoice: { id, accounting } }: { invoice: Invoice }) => {
  const { data } = useInvoiceDivergences(id, accounting != null && accounting.state !== 'PENDING');
  if (!data || data.total === 0 || accounting == null) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={accountingSyncTexts.differs(accounting.service)}
      action={
        <AppLink to={`${routes.accountingSync.divergences()}?invoice_id=${id}`}>
          {accountingSyncTexts.showDivergences}
        </AppLink>
      }
    />
  );
};
