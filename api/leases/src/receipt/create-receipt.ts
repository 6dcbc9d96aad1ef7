import { invalidInput, orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { BodyOf } from '@husrum/contract/core';
import type { Receipt, receiptCalls } from '@husrum/contract/receipt';
import { lockLease } from '../lease/lease.store';
import { insertLeaseEvent } from '../lease/lease-event.store';
import { computeLeaseState } from '../lease/lease-row.rules';
import { lastHandoutDay } from './receipt.rules';
import { insertReceipt } from './receipt.store';
import { receiptTexts } from './receipt.texts';

/** Without a date, the handout date is today. */
export const createReceipt = async (
  context: RequestContext,
  input: BodyOf<typeof receiptCalls.create>,
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
