import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/** How much of each row of an invoice is credited so far, in öre, by row id. */
export const sumCreditedRows = async (
  tx: Tx,
  invoiceId: number,
): Promise<ReadonlyMap<number, { netOre: number; taxOre: number }>> => {
  const rows = await tx
    .selectFrom('invoice_row')
    .innerJoin('invoicebase', 'invoicebase.id', 'invoice_row.invoicebase_id')
    .select([
      'invoice_row.credits_row_id as rowId',
      sql<number>`-sum(invoice_row.total_ore)::bigint`.as('netOre'),
      sql<number>`-sum(invoice_row.tax_ore)::bigint`.as('taxOre'),
    ])
    .where('invoicebase.credits_id', '=', invoiceId)
    .groupBy('invoice_row.credits_row_id')
    .execute();
  return new Map(rows.flatMap(({ rowId, ...sums }) => (rowId === null ? [] : [[rowId, sums] as const])));
};

/** How much of invoices is credited so far, VAT and rounding included, in öre, by invoice id. Missing for those without credit. */
export const sumCreditedByInvoice = async (
  tx: Tx,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number | null, number>> => {
  if (invoiceIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('invoicebase')
    .select(['credits_id', sql<number>`-sum(pay_ore)::bigint`.as('creditedOre')])
    .where('credits_id', 'in', invoiceIds)
    .groupBy('credits_id')
    .execute();
  return new Map(rows.map(({ credits_id, creditedOre }) => [credits_id, creditedOre]));
};

/** The credit invoices of an invoice, oldest first, with how much each credits in öre, VAT and rounding included. */
export const listCreditInvoices = (
  tx: Tx,
  invoiceId: number,
): Promise<{ id: number; reference: string | null; creditedOre: number }[]> =>
  tx
    .selectFrom('invoicebase')
    .select(['id', 'reference', sql<number>`-pay_ore`.as('creditedOre')])
    .where('credits_id', '=', invoiceId)
    .orderBy('id')
    .execute();
