import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';

/** Live notices of rent for a lease with days from a date on, in order: those that can still change, and those that cannot. */
export const noticesFrom = async (tx: Tx, leaseId: number, from: LocalDate) => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select(['id', 'reference', 'start', 'stop', 'fee_ore', 'locked_at'])
    .where('lease_id', '=', leaseId)
    .where('kind', '=', 'RENT')
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .where('stop', '>=', from)
    .orderBy('start')
    .orderBy('id')
    .execute();
  return {
    open: rows.filter((row) => row.locked_at === null),
    locked: rows.filter((row) => row.locked_at !== null),
  };
};
