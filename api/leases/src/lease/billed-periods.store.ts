import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/** The periods of the lease's rent invoices that are neither cancelled nor credited. A locked invoice is sent or booked, and cannot be changed. */
export const listBilledPeriods = (tx: Tx, leaseId: number) =>
  tx
    .selectFrom('invoicebase')
    .select(['start', 'stop', sql<boolean>`locked_at is not null`.as('locked')])
    .where('lease_id', '=', leaseId)
    .where('kind', '=', 'RENT')
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .orderBy('start')
    .execute();

/** The periods of the lease's credited rent invoices. They can be billed again. */
export const listCreditedPeriods = (tx: Tx, leaseId: number) =>
  tx
    .selectFrom('invoicebase')
    .select(['start', 'stop'])
    .where('lease_id', '=', leaseId)
    .where('kind', '=', 'RENT')
    .where('credited_at', 'is not', null)
    .orderBy('start')
    .execute();

/** Whether any invoice of the lease has been sent, booked or paid. */
export const hasSentOrPaidInvoices = async (tx: Tx, leaseId: number): Promise<boolean> => {
  const invoice = await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('lease_id', '=', leaseId)
    .where((eb) => {
      const allocations = eb
        .selectFrom('allocation')
        .select('allocation.id')
        .whereRef('allocation.invoicebase_id', '=', 'invoicebase.id');
      return eb.or([eb('sent_at', 'is not', null), eb('booked_at', 'is not', null), eb.exists(allocations)]);
    })
    .limit(1)
    .executeTakeFirst();
  return invoice !== undefined;
};

/** The last day of the lease that was billed outside the product; null without one. */
export const readBilledElsewhereUntil = async (tx: Tx, leaseId: number): Promise<string | null> => {
  const { billed_elsewhere_until } = await tx
    .selectFrom('lease')
    .select('billed_elsewhere_until')
    .where('id', '=', leaseId)
    .executeTakeFirstOrThrow();
  return billed_elsewhere_until;
};
