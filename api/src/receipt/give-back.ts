import type { BodyOf } from '@husrum/contract/core';
import type { Receipt, receiptCalls } from '@husrum/contract/receipt';
import { addLeaseEvent } from '../lease/lease-event.store';
import { invalid, orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { markReturned, receiptOf } from './receipt.store';

export const giveBack = async (
  context: RequestContext,
  { id, return_date }: BodyOf<typeof receiptCalls.giveBack>,
): Promise<Receipt> => {
  const { tx, clock } = context;
  const receipt = orNotFound(await receiptOf(tx, id));
  if (receipt.return_date !== null)
    throw problem('conflict', { message: `Kvittensen är redan återlämnad ${receipt.return_date}.` });
  if (return_date > clock.today())
    throw invalid({ return_date: ['Återlämningsdatum kan inte ligga i framtiden'] });
  if (receipt.handout_date !== null && return_date < receipt.handout_date)
    throw invalid({
      return_date: [`Återlämningsdatum kan inte vara före utlämningen ${receipt.handout_date}`],
    });
  await addLeaseEvent(context, receipt.lease_id, { what: 'GIVEN_BACK', detail: receipt.name });
  return markReturned(tx, id, { return_date, returned_at: clock.now().toISOString() });
};
