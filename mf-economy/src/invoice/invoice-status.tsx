import type { InvoiceListItem } from '@husrum/contract/invoice';
import { StatusTag } from '@husrum/ui';

type Shown = Pick<InvoiceListItem, 'status' | 'kind' | 'pay_amount_rounded' | 'payment_left'>;

/** The status, and beside an overdue one that part of it has come in. */
export const InvoiceStatus = ({ invoice: { status, kind, ...amounts } }: { invoice: Shown }) => {
  const partly = status === 'OVERDUE' && amounts.payment_left < amounts.pay_amount_rounded;
  // A credit invoice asks for no money: sent, it is done.
  const label = kind === 'CREDIT' && status === 'PAYED' ? 'Skickad' : undefined;
  return (
    <span>
      <StatusTag kind="invoice" value={status} label={label} />
      {partly && (
        <>
          {' '}
          <StatusTag kind="invoice" value="PARTIALLY_PAYED" />
        </>
      )}
    </span>
  );
};
