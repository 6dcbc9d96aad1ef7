import type { Tx } from '../platform/db';

/** What the live invoices of a lease cover, from the first billed day to the last; nulls when there are none. */
export const billedSpan = (tx: Tx, leaseId: number): Promise<{ first: string | null; last: string | null }> =>
  tx
    .selectFrom('invoicebase')
    .select(({ fn }) => [fn.min('start').as('first'), fn.max('stop').as('last')])
    .where('lease_id', '=', leaseId)
    .where('kind', '=', 'RENT')
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .executeTakeFirstOrThrow();

/** Whether a notice of the lease has left the house or got money: such a lease is part of the books. */
export const isInTheBooks = async (tx: Tx, leaseId: number): Promise<boolean> => {
  const invoice = await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('lease_id', '=', leaseId)
    .where((eb) => {
      const money = eb
        .selectFrom('allocation')
        .select('allocation.id')
        .whereRef('allocation.invoicebase_id', '=', 'invoicebase.id');
      return eb.or([eb('sent_at', 'is not', null), eb('booked_at', 'is not', null), eb.exists(money)]);
    })
    .limit(1)
    .executeTakeFirst();
  return invoice !== undefined;
};

/** Invoices that nobody has seen go with their lease. */
export const discardDrafts = async (tx: Tx, leaseId: number): Promise<void> => {
  await tx.deleteFrom('invoicebase').where('lease_id', '=', leaseId).where('locked_at', 'is', null).execute();
};
