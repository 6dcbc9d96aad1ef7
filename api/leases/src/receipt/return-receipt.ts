import { invalidInput, orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { Receipt } from '@husrum/contract/receipt';
import type { LocalDate } from '@husrum/format';
import { insertLeaseEvent } from '../lease/lease-event.store';
import { firstReturnDay } from './receipt.rules';
import { lockReceipt, markReturned } from './receipt.store';
import { receiptTexts } from './receipt.texts';

interface ReturnReceiptCommand {
  readonly id: number;
  readonly return_date: LocalDate;
}

export const returnReceipt = async (
  context: RequestContext,
  { id, return_date }: ReturnReceiptCommand,
): Promise<Receipt> => {
  const { tx, clock } = context;
  const receipt = orNotFound(await lockReceipt(tx, id));
  if (receipt.return_date !== null)
    throw problem('conflict', { message: receiptTexts.alreadyReturned(receipt.return_date) });
  if (return_date > clock.today()) throw invalidInput({ return_date: [receiptTexts.returnInFuture] });
  const firstDay = firstReturnDay(receipt.handout_date, clock.today());
  if (firstDay !== null && return_date < firstDay)
    throw invalidInput({ return_date: [receiptTexts.returnBeforeHandout(receipt.handout_date ?? firstDay)] });
  await insertLeaseEvent(context, receipt.lease_id, { kind: 'GIVEN_BACK', detail: receipt.name });
  return markReturned(tx, id, { return_date, returned_at: clock.now().toISOString() });
};
