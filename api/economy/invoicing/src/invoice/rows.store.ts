import { equalsAny, groupBy, insertRows, type Tx } from '@husrum/api-platform';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
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
    .where(equalsAny('invoicebase_id', invoiceIds))
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

export const insertInvoiceRows = (
  tx: Tx,
  invoiceId: number,
  rows: readonly NewRow[],
  first?: number,
): Promise<void> => insertRowsByInvoice(tx, [{ invoiceId, rows, ...(first === undefined ? {} : { first }) }]);

/** Inserts the rows of any number of invoices. Unlike in `insertRowsByInvoice`, all rows must have the same columns. */
export const insertUniformRows = (tx: Tx, invoices: readonly Required<InvoiceRowsInput>[]): Promise<void> =>
  insertRows(
    tx,
    'invoice_row',
    invoices.flatMap(({ invoiceId, rows, first }) =>
      rows.map((row, index) => ({ ...row, invoicebase_id: invoiceId, position: first + index })),
    ),
  );

export const lastPosition = async (tx: Tx, invoiceId: number): Promise<number> => {
  const { last } = await tx
    .selectFrom('invoice_row')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('invoicebase_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return last;
};

export const countRowsByInvoice = async (
  tx: Tx,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx
    .selectFrom('invoice_row')
    .select(({ fn }) => ['invoicebase_id', fn.countAll<number>().as('count')])
    .where(equalsAny('invoicebase_id', invoiceIds))
    .groupBy('invoicebase_id')
    .execute();
  return new Map(rows.map(({ invoicebase_id, count }) => [invoicebase_id, count]));
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

export const deleteRows = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.deleteFrom('invoice_row').where(equalsAny('id', ids)).execute();
};

/** Saves the VAT of rows. */
export const saveRowTaxes = async (
  tx: Tx,
  taxes: readonly { readonly id: number; readonly taxOre: number }[],
): Promise<void> => {
  if (taxes.length === 0) return;
  const ids = taxes.map(({ id }) => id);
  await sql`
    update invoice_row set tax_ore = changed.tax_ore
    from unnest(${ids}::bigint[], ${taxes.map(({ taxOre }) => taxOre)}::bigint[]) changed (id, tax_ore)
    where invoice_row.id = changed.id and ${equalsAny('invoice_row.id', ids)}`.execute(tx);
};

/** Saves the add-ons that rows were calculated from. */
export const saveRowAddons = async (
  tx: Tx,
  addons: readonly { readonly id: number; readonly addonId: number | null }[],
): Promise<void> => {
  if (addons.length === 0) return;
  const ids = addons.map(({ id }) => id);
  await sql`
    update invoice_row set lease_addon_id = changed.lease_addon_id
    from unnest(${ids}::bigint[], ${addons.map(({ addonId }) => addonId)}::bigint[]) changed (id, lease_addon_id)
    where invoice_row.id = changed.id and ${equalsAny('invoice_row.id', ids)}`.execute(tx);
};
