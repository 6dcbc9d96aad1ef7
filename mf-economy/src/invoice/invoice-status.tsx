import type { InvoiceListItem } from '@husrum/contract/invoice';
import { StatusTag } from '@husrum/ui';
import { invoiceTexts } from './invoice.texts';

type InvoiceState = Pick<InvoiceListItem, 'status' | 'kind' | 'pay_amount_rounded' | 'payment_left'>;

/** The status tag. An overdue invoice that is partly paid shows both tags. */
export const InvoiceStatus = ({ invoice: { status, kind, ...amounts } }: { invoice: InvoiceState }) => {
  const partlyPaid = status === 'OVERDUE' && amounts.payment_left < amounts.pay_amount_rounded;
  // Nobody pays a credit invoice: once sent it is settled, and `PAYED` would mislead.
  const label = kind === 'CREDIT' && status === 'PAYED' ? invoiceTexts.sent : undefined;
  return (
    <span>
      <StatusTag kind="invoice" value={status} label={label} />
      {partlyPaid && (
        <>
          {' '}
          <StatusTag kind="invoice" value="PARTIALLY_PAYED" />
        </>
      )}
    </span>
  );
};
