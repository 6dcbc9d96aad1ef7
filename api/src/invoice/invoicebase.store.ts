import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '../platform/db';
import type { Period } from '../rent/period';
import type { InvoiceTables } from './invoice.tables';

export type Notice = Selectable<InvoiceTables['invoicebase']>;
export type NewNotice = Insertable<InvoiceTables['invoicebase']>;
export type NoticeChange = Updateable<InvoiceTables['invoicebase']>;

export const findNotice = (tx: Tx, id: number): Promise<Notice | undefined> =>
  tx.selectFrom('invoicebase').selectAll().where('id', '=', id).executeTakeFirst();

/** The notice, locked until the transaction ends: nobody else pays, sends or changes it meanwhile. */
export const lockNotice = (tx: Tx, id: number): Promise<Notice | undefined> =>
  tx.selectFrom('invoicebase').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insertNotice = async (tx: Tx, notice: NewNotice): Promise<number> => {
  const { id } = await tx.insertInto('invoicebase').values(notice).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const changeNotice = async (tx: Tx, id: number, change: NoticeChange): Promise<void> => {
  await tx.updateTable('invoicebase').set(change).where('id', '=', id).execute();
};

export const deleteNotice = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('invoicebase').where('id', '=', id).execute();
};

/** The notice on the other side of a credit: found by its id, or by naming this one as what it credits. */
export const findOther = async (
  tx: Tx,
  by: 'id' | 'credits_id',
  value: number | null,
): Promise<{ id: number; reference: string | null } | null> => {
  if (value === null) return null;
  const other = await tx
    .selectFrom('invoicebase')
    .select(['id', 'reference'])
    .where(by, '=', value)
    .executeTakeFirst();
  return other ?? null;
};

/** Live notices of rent for a lease that share a day with a period, in order. */
export const liveRent = (
  tx: Tx,
  leaseId: number,
  { start, stop }: Period,
): Promise<(Period & { reference: string | null })[]> =>
  tx
    .selectFrom('invoicebase')
    .select(['start', 'stop', 'reference'])
    .where('lease_id', '=', leaseId)
    .where('kind', '=', 'RENT')
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .where('start', '<=', stop)
    .where('stop', '>=', start)
    .orderBy('start')
    .execute();

/** The notices that wait to be sent, oldest first. */
export const readyIds = async (tx: Tx): Promise<number[]> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('status', '=', 'READY')
    .orderBy('start')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Which of these texts are already the reference or the OCR number of a notice of the account. */
export const takenNumbers = async (
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
