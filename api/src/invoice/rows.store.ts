import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { groupBy } from '../platform/collections';
import type { Tx } from '../platform/db';
import type { InvoiceTables } from './invoice.tables';

export type Row = Selectable<InvoiceTables['invoice_row']>;
export type NewRow = Omit<Insertable<InvoiceTables['invoice_row']>, 'invoicebase_id' | 'position'>;

/** The rows of invoices, by invoice id, in the order in which they are printed. */
export const listRowsByInvoice = async (
  tx: Tx,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Row[]>> => {
  if (invoiceIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('invoice_row')
    .selectAll()
    .where('invoicebase_id', 'in', invoiceIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return groupBy(rows, ({ invoicebase_id }) => invoicebase_id);
};

export const listRows = async (tx: Tx, invoiceId: number): Promise<readonly Row[]> =>
  (await listRowsByInvoice(tx, [invoiceId])).get(invoiceId) ?? [];

export interface InvoiceRowsInput {
  invoiceId: number;
  rows: readonly NewRow[];
  /** Position of the first row; 1 by default. */
  first?: number;
}

export const insertRowsByInvoice = async (tx: Tx, invoices: readonly InvoiceRowsInput[]): Promise<void> => {
  const values = invoices.flatMap(({ invoiceId, rows, first = 1 }) =>
    rows.map((row, index) => ({ ...row, invoicebase_id: invoiceId, position: first + index })),
  );
  if (values.length > 0) await tx.insertInto('invoice_row').values(values).execute();
};

export const insertRows = (
  tx: Tx,
  invoiceId: number,
  rows: readonly NewRow[],
  first?: number,
): Promise<void> => insertRowsByInvoice(tx, [{ invoiceId, rows, ...(first === undefined ? {} : { first }) }]);

export const lastPosition = async (tx: Tx, invoiceId: number): Promise<number> => {
  const { last } = await tx
    .selectFrom('invoice_row')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('invoicebase_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return last;
};

export const findInvoiceIdOfRow = async (tx: Tx, rowId: number): Promise<number | undefined> => {
  const row = await tx
    .selectFrom('invoice_row')
    .select('invoicebase_id')
    .where('id', '=', rowId)
    .executeTakeFirst();
  return row?.invoicebase_id;
};

export const changeRow = async (
  tx: Tx,
  id: number,
  change: Updateable<InvoiceTables['invoice_row']>,
): Promise<void> => {
  await tx.updateTable('invoice_row').set(change).where('id', '=', id).execute();
};

export const findRow = (tx: Tx, id: number): Promise<Row | undefined> =>
  tx.selectFrom('invoice_row').selectAll().where('id', '=', id).executeTakeFirst();

export const deleteRow = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('invoice_row').where('id', '=', id).execute();
};
