import { equalsAny, insertRowsReturningIds, type Tx } from '@husrum/api-platform';
import type { Selectable } from 'kysely';
import type { ListedLateInvoice } from './late-invoice.store';
import type { ReminderLine, ReminderPlan } from './reminder.rules';
import type { ReminderDocument } from './reminder-document';

export type Reminder = Selectable<DatabaseTables['reminder']>;

export const findReminder = (tx: Tx, id: number): Promise<Reminder | undefined> =>
  tx.selectFrom('reminder').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks reminders in the order of their ids, so that two transactions do not wait for each other. */
export const lockReminders = (tx: Tx, ids: readonly number[]): Promise<Reminder[]> =>
  tx.selectFrom('reminder').selectAll().where(equalsAny('id', ids)).orderBy('id').forUpdate().execute();

/** Writes planned reminders. Returns their ids, in the same order. */
export const insertReminders = async (
  tx: Tx,
  plans: readonly ReminderPlan<ListedLateInvoice>[],
  userId: number,
): Promise<number[]> => {
  const ids = await insertRowsReturningIds(
    tx,
    'reminder',
    plans.map(({ tenantId, companyId, level, owedOre, feeOre, lines }) => ({
      ...{ tenant_id: tenantId, company_id: companyId, tenant_name: lines[0]?.tenant ?? '' },
      ...{ level, owed_ore: owedOre, fee_ore: feeOre, user_id: userId },
      ...{ mailed_to: null, pdf_key: null, pdf_name: null, mail_error: null },
    })),
  );
  await insertRowsReturningIds(
    tx,
    'reminder_invoice',
    plans.flatMap(({ lines }, index) =>
      lines.map(({ id, level, dueAt, leftOre, feeOre }) => ({
        ...{ reminder_id: ids[index] ?? 0, invoicebase_id: id, level },
        ...{ due_at: dueAt, left_ore: leftOre, fee_ore: feeOre },
      })),
    ),
  );
  return ids;
};

/** The invoices of reminders, without those that they do not mention after all. */
export const listReminderLines = (tx: Tx, reminderIds: readonly number[]) =>
  tx
    .selectFrom('reminder_invoice')
    .select(['reminder_id', 'invoicebase_id as id', 'level', 'due_at', 'left_ore', 'fee_ore'])
    .where(equalsAny('reminder_id', reminderIds))
    .where('is_void', '=', false)
    .orderBy('due_at')
    .orderBy('invoicebase_id')
    .execute();

export interface Sending {
  readonly reminderId: number;
  readonly pdfKey: string;
  readonly pdfName: string;
  readonly document: ReminderDocument;
  /** Null for a sending that only repeats what the letter states already. */
  readonly stated: {
    readonly level: number;
    readonly owedOre: number;
    readonly feeOre: number;
    readonly lines: readonly ReminderLine[];
  } | null;
}

/** Saves that a reminder is sent, and what it states. Invoices that it does not mention are taken out of it. */
export const saveSending = async (
  tx: Tx,
  { reminderId, pdfKey, pdfName, document, stated }: Sending,
  now: string,
): Promise<void> => {
  await tx
    .updateTable('reminder')
    .set(({ eb, ref, fn }) => ({
      sent_at: fn.coalesce(ref('sent_at'), eb.val(now)),
      ...{ send_count: eb('send_count', '+', 1), mailed_to: null, mail_error: null },
      ...{ pdf_key: pdfKey, pdf_name: pdfName },
      ...(stated === null
        ? {}
        : {
            ...{ level: stated.level, owed_ore: stated.owedOre, fee_ore: stated.feeOre },
            document: JSON.stringify(document),
          }),
    }))
    .where('id', '=', reminderId)
    .execute();
  if (stated === null) return;
  const mentioned = stated.lines.map(({ id }) => id);
  await tx
    .updateTable('reminder_invoice')
    .set({ is_void: true })
    .where('reminder_id', '=', reminderId)
    .where(({ eb, not }) => not(eb('invoicebase_id', 'in', [0, ...mentioned])))
    .execute();
  // No fee before those of others are gone: an invoice has one at most.
  await tx
    .updateTable('reminder_invoice')
    .set({ fee_ore: 0 })
    .where('reminder_id', '=', reminderId)
    .where('fee_ore', '>', 0)
    .execute();
  for (const { id, dueAt, leftOre, feeOre } of stated.lines)
    await tx
      .updateTable('reminder_invoice')
      .set({ due_at: dueAt, left_ore: leftOre, fee_ore: feeOre })
      .where('reminder_id', '=', reminderId)
      .where('invoicebase_id', '=', id)
      .execute();
};

export const saveMailedTo = async (tx: Tx, id: number, to: string): Promise<void> => {
  await tx.updateTable('reminder').set({ mailed_to: to }).where('id', '=', id).execute();
};

export const saveReminderMailError = async (tx: Tx, id: number, reason: string): Promise<void> => {
  await tx.updateTable('reminder').set({ mail_error: reason }).where('id', '=', id).execute();
};

/** Takes reminders that are not sent back. Their invoices can be reminded of again. */
export const removeUnsentReminders = async (tx: Tx, ids: readonly number[], now: string): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .updateTable('reminder')
    .set({ removed_at: now })
    .where(equalsAny('id', ids))
    .where('sent_at', 'is', null)
    .execute();
  await tx
    .updateTable('reminder_invoice')
    .set({ is_void: true })
    .where(equalsAny('reminder_id', ids))
    .execute();
};

/** The addresses that reminders of tenants are mailed to: that of invoices, or else the ordinary one. */
export const findReminderEmails = async (
  tx: Tx,
  tenantIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> => {
  const tenants = await tx
    .selectFrom('tenant')
    .select(['id', 'email', 'billing_email'])
    .where(equalsAny('id', tenantIds))
    .execute();
  return new Map(tenants.map(({ id, email, billing_email }) => [id, billing_email ?? email]));
};

/** The fees that a sent reminder states, by invoice. */
export const listStatedFees = (
  tx: Tx,
  reminderId: number,
): Promise<{ readonly invoiceId: number; readonly amountOre: number }[]> =>
  tx
    .selectFrom('reminder_invoice')
    .innerJoin('reminder', 'reminder.id', 'reminder_invoice.reminder_id')
    .select(['reminder_invoice.invoicebase_id as invoiceId', 'reminder_invoice.fee_ore as amountOre'])
    .where('reminder.id', '=', reminderId)
    .where('reminder.sent_at', 'is not', null)
    .where('reminder_invoice.fee_ore', '>', 0)
    .where('reminder_invoice.is_void', '=', false)
    .orderBy('reminder_invoice.invoicebase_id')
    .execute();
