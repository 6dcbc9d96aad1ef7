import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import type { ScheduledAdjustment } from '../rent/adjusted-terms.rules';

/** Saves which scheduled adjustments the rows of an invoice count, unless it has the same list already. */
export const saveCountedAdjustments = async (
  tx: Tx,
  invoiceId: number,
  counted: readonly ScheduledAdjustment[],
): Promise<void> => {
  const json = JSON.stringify(counted);
  await tx
    .updateTable('invoicebase')
    .set({ counted_adjustments: json })
    .where('id', '=', invoiceId)
    .where(sql<boolean>`counted_adjustments <> ${json}::jsonb`)
    .execute();
};

/** How many sent or booked invoices count a scheduled adjustment, without the cancelled and credited ones. */
export const countSentInvoicesWith = async (tx: Tx, adjustmentId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('invoicebase')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('locked_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .where(sql<boolean>`counted_adjustments @> ${JSON.stringify([{ id: adjustmentId }])}::jsonb`)
    .executeTakeFirstOrThrow();
  return count;
};
