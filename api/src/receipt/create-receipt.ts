import type { BodyOf } from '@husrum/contract/core';
import type { Receipt, receiptCalls } from '@husrum/contract/receipt';
import { lockLease } from '../lease/lease.store';
import { addLeaseEvent } from '../lease/lease-event.store';
import { stateOf } from '../lease/lease-row.rules';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { insertReceipt } from './receipt.store';

/** What is handed out is handed out today unless it says otherwise. */
export const createReceipt = async (
  context: RequestContext,
  input: BodyOf<typeof receiptCalls.create>,
): Promise<Receipt> => {
  const { tx, clock } = context;
  const lease = orNotFound(await lockLease(tx, input.lease_id));
  if (stateOf(lease, clock.today()) === 'inactive')
    throw problem('conflict', { message: 'Uthyrningen är avslutad och kan inte få fler kvittenser.' });
  await addLeaseEvent(context, lease.id, { what: 'HANDED_OUT', detail: input.name });
  return insertReceipt(tx, { ...input, handout_date: input.handout_date ?? clock.today() });
};
