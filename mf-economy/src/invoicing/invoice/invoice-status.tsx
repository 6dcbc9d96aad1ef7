import type { InvoiceListItem } from '@husrum/contract/invoice';
import { StatusTag, ToneTag } from '@husrum/ui';
import { invoiceTexts } from './invoice.texts';

type InvoiceState = Pick<
  InvoiceListItem,
  'status' | 'kind' | 'pay_amount_rounded' | 'payment_left' | 'autogiro' | 'sync_active'
>;

/** The status tag, with tags for autogiro and for a synchronisation that is off. An overdue invoice that is partly paid shows both statuses. */
export const InvoiceStatus = ({
  invoice: { status, kind, autogiro, sync_active, ...amounts },
}: {
  invoice: InvoiceState;
}) => {
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
      {autogiro && (
        <>
          {' '}
          <ToneTag tone="blue">{invoiceTexts.autogiro}</ToneTag>
        </>
      )}
      {sync_active === false && (
        <>
          {' '}
          <ToneTag tone="gold">{invoiceTexts.accounting.syncOff}</ToneTag>
        </>
      )}
    </span>
  );
};
