import type { BodyOf } from '@husrum/contract/core';
import type { Receipt, receiptCalls } from '@husrum/contract/receipt';
import { addLeaseEvent } from '../lease/lease-event.store';
import { found, invalid, problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { markReturned, receiptOf } from './receipt.store';

export const giveBack = async (
  work: Work,
  { id, return_date }: BodyOf<typeof receiptCalls.giveBack>,
): Promise<Receipt> => {
  const { tx, clock } = work;
  const receipt = found(await receiptOf(tx, id));
  if (receipt.return_date !== null)
    throw problem('conflict', { message: `Kvittensen är redan återlämnad ${receipt.return_date}.` });
  if (return_date > clock.today())
    throw invalid({ return_date: ['Återlämningsdatum kan inte ligga i framtiden'] });
  if (receipt.handout_date !== null && return_date < receipt.handout_date)
    throw invalid({
      return_date: [`Återlämningsdatum kan inte vara före utlämningen ${receipt.handout_date}`],
    });
  await addLeaseEvent(work, receipt.lease_id, { what: 'GIVEN_BACK', detail: receipt.name });
  return markReturned(tx, id, { return_date, returned_at: clock.now().toISOString() });
};
