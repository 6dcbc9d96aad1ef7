import { type InvoiceListItem, isWrittenOff, writtenOffLabel } from '@husrum/contract/invoice';
import { StatusTag, ToneTag } from '@husrum/ui';
import { writeOffTexts } from '../../payments/write-off/write-off.texts';
import { invoiceTexts } from './invoice.texts';

type InvoiceState = Pick<
  InvoiceListItem,
  'status' | 'kind' | 'pay_amount_rounded' | 'payment_left' | 'written_off' | 'autogiro' | 'sync_active'
>;

/** The status tag, with tags for autogiro and for a synchronisation that is off. An overdue invoice that is partly paid shows both statuses. */
export const InvoiceStatus = ({
  invoice: { status, kind, autogiro, sync_active, written_off = 0, ...amounts },
}: {
  invoice: InvoiceState;
}) => {
  const partlyPaid = status === 'OVERDUE' && amounts.payment_left + written_off < amounts.pay_amount_rounded;
  // Nobody pays a credit invoice: once sent it is settled, and `PAYED` would mislead.
  const label = kind === 'CREDIT' && status === 'PAYED' ? invoiceTexts.sent : undefined;
  return (
    <span>
      {isWrittenOff({ status, written_off }) ? (
        <ToneTag tone="grey">{writtenOffLabel}</ToneTag>
      ) : (
        <StatusTag kind="invoice" value={status} label={label} />
      )}
      {status !== 'PAYED' && written_off > 0 && (
        <>
          {' '}
          <ToneTag tone="grey">{writeOffTexts.partlyWrittenOff}</ToneTag>
        </>
      )}
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
