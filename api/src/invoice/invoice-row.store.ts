import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db';
import type { InvoiceTables } from './invoice.tables';

export type Row = Selectable<InvoiceTables['invoice_row']>;
export type NewRow = Omit<Insertable<InvoiceTables['invoice_row']>, 'invoicebase_id' | 'position'>;

export const rowsOf = (tx: Tx, noticeId: number): Promise<Row[]> =>
  tx
    .selectFrom('invoice_row')
    .selectAll()
    .where('invoicebase_id', '=', noticeId)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const insertRows = async (
  tx: Tx,
  noticeId: number,
  rows: readonly NewRow[],
  first = 1,
): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insertInto('invoice_row')
    .values(rows.map((row, index) => ({ ...row, invoicebase_id: noticeId, position: first + index })))
    .execute();
};

export const lastPosition = async (tx: Tx, noticeId: number): Promise<number> => {
  const { last } = await tx
    .selectFrom('invoice_row')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('invoicebase_id', '=', noticeId)
    .executeTakeFirstOrThrow();
  return last;
};

export const noticeOfRow = async (tx: Tx, rowId: number): Promise<number | undefined> => {
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

export const deleteRow = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('invoice_row').where('id', '=', id).execute();
};
