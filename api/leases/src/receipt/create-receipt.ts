import { invalidInput, orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { Receipt, ReceiptType } from '@husrum/contract/receipt';
import type { LocalDate } from '@husrum/format';
import { lockLease } from '../lease/lease.store';
import { insertLeaseEvent } from '../lease/lease-event.store';
import { computeLeaseState } from '../lease/lease-row.rules';
import { lastHandoutDay } from './receipt.rules';
import { insertReceipt } from './receipt.store';
import { receiptTexts } from './receipt.texts';

interface CreateReceiptCommand {
  readonly lease_id: number;
  readonly type: ReceiptType;
  readonly name: string;
  readonly marking: string | null;
  readonly description: string | null;
  readonly quantity: number;
  /** Null: today. */
  readonly handout_date: LocalDate | null;
}

export const createReceipt = async (
  context: RequestContext,
  input: CreateReceiptCommand,
): Promise<Receipt> => {
  const { tx, clock } = context;
  const lease = orNotFound(await lockLease(tx, input.lease_id));
  if (computeLeaseState(lease, clock.today()) === 'inactive')
    throw problem('conflict', { message: receiptTexts.leaseEnded });
  const handoutDate = input.handout_date ?? clock.today();
  const lastDay = lastHandoutDay(lease.start, clock.today());
  if (handoutDate > lastDay) throw invalidInput({ handout_date: [receiptTexts.handoutTooLate(lastDay)] });
  await insertLeaseEvent(context, lease.id, { kind: 'HANDED_OUT', detail: input.name });
  return insertReceipt(tx, { ...input, handout_date: handoutDate });
};
