import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';

/** Rent invoices with days on or after a date, except cancelled and credited ones. A locked one can no longer change. */
export const listRentInvoicesFrom = (tx: Tx, leaseIds: readonly number[], from: LocalDate) =>
  tx
    .selectFrom('invoicebase')
    .select([
      'id',
      'lease_id',
      'reference',
      'start',
      'stop',
      sql<boolean>`locked_at is not null`.as('locked'),
    ])
    .where('lease_id', 'in', leaseIds)
    .where('kind', '=', 'RENT')
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .where('stop', '>=', from)
    .orderBy('start')
    .orderBy('id')
    .execute();
