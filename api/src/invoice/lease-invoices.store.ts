import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';

/** Live invoices of rent for some leases with days from a date on, in order; a locked one can no longer change. */
export const invoicesFrom = (tx: Tx, leaseIds: readonly number[], from: LocalDate) =>
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
