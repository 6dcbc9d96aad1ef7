import type { BodyOf } from '@husrum/contract/core';
import type { Quittance, receiptCalls } from '@husrum/contract/receipt';
import { addLeaseEvent } from '../lease/lease-event.store';
import { found, invalid, problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { markReturned, quittanceOf } from './quittance.store';

export const giveBack = async (
  work: Work,
  { id, return_date }: BodyOf<typeof receiptCalls.giveBack>,
): Promise<Quittance> => {
  const { tx, clock } = work;
  const quittance = found(await quittanceOf(tx, id));
  if (quittance.return_date !== null)
    throw problem('conflict', { message: `Kvittensen är redan återlämnad ${quittance.return_date}.` });
  if (return_date > clock.today())
    throw invalid({ return_date: ['Återlämningsdatum kan inte ligga i framtiden'] });
  if (quittance.handout_date !== null && return_date < quittance.handout_date)
    throw invalid({
      return_date: [`Återlämningsdatum kan inte vara före utlämningen ${quittance.handout_date}`],
    });
  await addLeaseEvent(work, quittance.lease_id, { what: 'GIVEN_BACK', detail: quittance.name });
  return markReturned(tx, id, { return_date, returned_at: clock.now().toISOString() });
};
