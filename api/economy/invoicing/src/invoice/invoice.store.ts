import { equalsAny, groupBy, type Tx } from '@husrum/api-platform';
import type { Period } from '@husrum/api-rent';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { InvoiceTables } from './invoice.tables';
import type { InvoicedPeriod } from './invoiced-period';

export type Invoice = Selectable<InvoiceTables['invoicebase']>;
export type NewInvoice = Insertable<InvoiceTables['invoicebase']>;
export type InvoiceChange = Updateable<InvoiceTables['invoicebase']>;

export const findInvoice = (tx: Tx, id: number): Promise<Invoice | undefined> =>
  tx.selectFrom('invoicebase').selectAll().where('id', '=', id).executeTakeFirst();

export const findInvoices = (tx: Tx, ids: readonly number[]): Promise<Invoice[]> =>
  tx.selectFrom('invoicebase').selectAll().where(equalsAny('id', ids)).execute();

/** Locks the invoices until the transaction ends: nobody else can pay, send or change them meanwhile. */
export const lockInvoices = async (tx: Tx, ids: readonly number[]): Promise<Invoice[]> =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('invoicebase')
        .selectAll()
        .where(equalsAny('id', ids))
        .orderBy('id')
        .forUpdate()
        .execute();

export const lockInvoice = async (tx: Tx, id: number): Promise<Invoice | undefined> =>
  (await lockInvoices(tx, [id]))[0];

/** Returns the ids, in the given order. */
export const insertInvoices = async (tx: Tx, invoices: readonly NewInvoice[]): Promise<number[]> => {
  if (invoices.length === 0) return [];
  const rows = await tx.insertInto('invoicebase').values(invoices).returning('id').execute();
  return rows.map(({ id }) => id);
};

export const insertInvoice = async (tx: Tx, invoice: NewInvoice): Promise<number> => {
  const [id] = await insertInvoices(tx, [invoice]);
  if (id === undefined) throw new Error('No invoice was inserted');
  return id;
};

export const changeInvoice = async (tx: Tx, id: number, change: InvoiceChange): Promise<void> => {
  await tx.updateTable('invoicebase').set(change).where('id', '=', id).execute();
};

/** The columns that a recalculation changes. */
type RecalculatedInvoice = Pick<
  Invoice,
  | 'id'
  | 'fee_ore'
  | 'tax_ore'
  | 'rounded_ore'
  | 'pay_ore'
  | 'left_ore'
  | 'stage'
  | 'error'
  | 'status'
  | 'locked_at'
>;

/** Writes the columns that a recalculation changes. */
export const saveRecalculatedInvoices = async (
  tx: Tx,
  invoices: readonly RecalculatedInvoice[],
): Promise<void> => {
  const ids = invoices.map(({ id }) => id);
  await sql`
    update invoicebase set fee_ore = changed.fee_ore, tax_ore = changed.tax_ore, rounded_ore = changed.rounded_ore,
      pay_ore = changed.pay_ore, left_ore = changed.left_ore, stage = changed.stage, error = changed.error,
      status = changed.status, locked_at = changed.locked_at
    from jsonb_to_recordset(${JSON.stringify(invoices)}::jsonb) as changed (id bigint, fee_ore bigint, tax_ore bigint,
      rounded_ore bigint, pay_ore bigint, left_ore bigint, stage text, error text, status text, locked_at timestamptz)
    where invoicebase.id = changed.id and ${equalsAny('invoicebase.id', ids)}`.execute(tx);
};

/** Writes the columns that sending changes. */
export const saveSendings = async (
  tx: Tx,
  invoices: readonly Pick<
    Invoice,
    'id' | 'last_sent_at' | 'send_count' | 'sent_at' | 'due_at' | 'pdf_key' | 'pdf_name'
  >[],
): Promise<void> => {
  const ids = invoices.map(({ id }) => id);
  const sendings = invoices.map(({ id, last_sent_at, send_count, sent_at, due_at, pdf_key, pdf_name }) => ({
    id,
    last_sent_at,
    send_count,
    sent_at,
    due_at,
    pdf_key,
    pdf_name,
  }));
  await sql`
    update invoicebase set last_sent_at = sending.last_sent_at, send_count = sending.send_count,
      sent_at = sending.sent_at, due_at = sending.due_at, mail_error = null, pdf_key = sending.pdf_key,
      pdf_name = sending.pdf_name
    from jsonb_to_recordset(${JSON.stringify(sendings)}::jsonb) as sending (id bigint, last_sent_at timestamptz,
      send_count int, sent_at timestamptz, due_at date, pdf_key text, pdf_name text)
    where invoicebase.id = sending.id and ${equalsAny('invoicebase.id', ids)}`.execute(tx);
};

export const deleteInvoice = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('invoicebase').where('id', '=', id).execute();
};

/** The references of invoices, by invoice id. */
export const findReferencesById = async (
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string | null>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('invoicebase')
    .select(['id', 'reference'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
};

/** The invoice that a credit invoice credits. */
export const findCreditedInvoice = async (
  tx: Tx,
  id: number | null,
): Promise<{ id: number; reference: string | null } | null> => {
  if (id === null) return null;
  const invoice = await tx
    .selectFrom('invoicebase')
    .select(['id', 'reference'])
    .where('id', '=', id)
    .executeTakeFirst();
  return invoice ?? null;
};

/** Rent invoices that overlap a period, by lease, earliest first. Cancelled and credited invoices do not count. */
export const listInvoicedPeriodsByLease = async (
  tx: Tx,
  leaseIds: readonly number[],
  { start, stop }: Period,
): Promise<ReadonlyMap<number | null, readonly InvoicedPeriod[]>> => {
  if (leaseIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('invoicebase')
    .select(['lease_id', 'start', 'stop', 'reference'])
    .where('lease_id', 'in', leaseIds)
    .where('kind', '=', 'RENT')
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .where('start', '<=', stop)
    .where('stop', '>=', start)
    .orderBy('start')
    .execute();
  return groupBy(rows, ({ lease_id }) => lease_id);
};

export const listInvoicedPeriods = async (
  tx: Tx,
  leaseId: number,
  period: Period,
): Promise<readonly InvoicedPeriod[]> =>
  (await listInvoicedPeriodsByLease(tx, [leaseId], period)).get(leaseId) ?? [];

/**
 * Which of these an invoice of the business already uses, as `reference:<reference>` and `ocr:<number>`. No invoice has an empty
 * text as one of them: it only keeps the lists of SQL from being empty.
 */
export const findUsedNumbers = async (
  tx: Tx,
  references: readonly string[],
  ocrs: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (references.length === 0 && ocrs.length === 0) return new Set();
  const rows = await tx
    .selectFrom('invoicebase')
    .select(['reference', 'ocr'])
    .where(({ eb, or }) => or([eb('reference', 'in', ['', ...references]), eb('ocr', 'in', ['', ...ocrs])]))
    .execute();
  return new Set(rows.flatMap(({ reference, ocr }) => [`reference:${reference}`, `ocr:${ocr}`]));
};
