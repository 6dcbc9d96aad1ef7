import type { Tx } from '@husrum/api-platform';

/** The invoices that are ready to send, oldest first. */
export const listReadyInvoiceIds = async (tx: Tx): Promise<number[]> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('status', '=', 'READY')
    .orderBy('start')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** How many of these invoices the business has. No invoice has the id 0: it only keeps the list of SQL from being empty. */
export const countInvoices = async (tx: Tx, ids: readonly number[]): Promise<number> => {
  const { count } = await tx
    .selectFrom('invoicebase')
    .where('id', 'in', [0, ...ids])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
