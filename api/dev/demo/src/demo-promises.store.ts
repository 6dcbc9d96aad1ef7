import { type Tx, zip } from '@husrum/api-platform';
import { addDays, type LocalDate } from '@husrum/format';
import { promiseTexts } from './demo.texts';

/** The unpaid invoices that are due first. */
const listLateInvoices = (tx: Tx, today: LocalDate) =>
  tx
    .selectFrom('invoicebase')
    .select(['id', 'left_ore'])
    .where('sent_at', 'is not', null)
    .where('kind', '<>', 'CREDIT')
    .where('cancelled_at', 'is', null)
    .where('left_ore', '>', 0)
    .where('due_at', '<', today)
    .orderBy('due_at', 'desc')
    .orderBy('id')
    .limit(2)
    .execute();

/** Notes of two late invoices that the tenant has promised to pay: of one in some days, of the other some days ago. */
export const insertDemoPromises = async (tx: Tx, today: LocalDate, userId: number | null): Promise<void> => {
  const promises = [
    { promised_on: addDays(today, 5), created_at: `${addDays(today, -1)}T09:00:00Z` },
    { promised_on: addDays(today, -3), created_at: `${addDays(today, -8)}T09:00:00Z` },
  ];
  const late = await listLateInvoices(tx, today);
  for (const [{ id, left_ore }, promise] of zip(late, promises))
    await tx
      .insertInto('payment_promise')
      .values({
        ...{ invoicebase_id: id, left_ore, user_id: userId, amount_ore: null },
        ...{ ...promise, note: promiseTexts.note },
      })
      .execute();
};
