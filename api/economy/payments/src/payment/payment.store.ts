import { isPaidInHusrum, isPaymentUndone } from '@husrum/api-invoicing';
import { equalsAny, insertRowsReturningIds, type Tx } from '@husrum/api-platform';
import { type Insertable, sql } from 'kysely';
import type { PaymentTables } from './payment.tables';

export const insertPayment = async (
  tx: Tx,
  payment: Insertable<PaymentTables['payment']>,
): Promise<number> => {
  const { id } = await tx.insertInto('payment').values(payment).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Inserts many payments, and returns their ids in the same order. */
export const insertPayments = (
  tx: Tx,
  payments: readonly Insertable<PaymentTables['payment']>[],
): Promise<number[]> => insertRowsReturningIds(tx, 'payment', payments);

/** Stores how much of a payment the accounting program of its invoice did not get. */
export const saveUnregisteredAmount = async (tx: Tx, id: number, unregisteredOre: number): Promise<void> => {
  await tx.updateTable('payment').set({ unregistered_ore: unregisteredOre }).where('id', '=', id).execute();
};

/** Stores that the payments are parts of one payment of the bank, so that they are undone together. */
export const saveDivision = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const [firstId] = ids;
  if (firstId === undefined) return;
  await tx.updateTable('payment').set({ division_id: firstId }).where('id', 'in', ids).execute();
};

/** The payment, with the others that one payment of the bank was divided into, in the order in which payments are locked. */
export const listPaymentsOfDivision = (
  tx: Tx,
  id: number,
): Promise<{ id: number; invoiceId: number | null }[]> =>
  tx
    .selectFrom('payment')
    .select(['id', 'invoicebase_id as invoiceId'])
    .where(({ eb, or }) =>
      or([
        eb('id', '=', id),
        eb('division_id', '=', ({ selectFrom }) =>
          selectFrom('payment as undone').select('undone.division_id').where('undone.id', '=', id),
        ),
      ]),
    )
    .orderBy('id')
    .execute();

/** Those of the invoices whose payments are not registered in an accounting program. */
export const listIdsPaidInHusrum = async (tx: Tx, ids: readonly number[]): Promise<number[]> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select('id')
    .where(equalsAny('id', ids))
    .where(isPaidInHusrum)
    .execute();
  return rows.map(({ id }) => id);
};

/** Locks the payment, so that it is undone only once. */
export const lockPayment = async (tx: Tx, id: number) => {
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (payment === undefined) return undefined;
  // It is read after locking: it then includes a reversal that a concurrent transaction has just made.
  const { isUndone } = await tx
    .selectFrom('payment')
    .select(isPaymentUndone.as('isUndone'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...payment, isUndone };
};

/** How much of a payment is allocated to each invoice, in the order in which invoices are locked. */
export const listPaymentAllocations = (
  tx: Tx,
  paymentId: number,
): Promise<{ invoiceId: number; ore: number }[]> =>
  tx
    .selectFrom('allocation')
    .select(['invoicebase_id as invoiceId', sql<number>`sum(amount_ore)::bigint`.as('ore')])
    .where('payment_id', '=', paymentId)
    .groupBy('invoicebase_id')
    .having(sql`sum(amount_ore)`, '<>', 0)
    .orderBy('invoicebase_id')
    .execute();

/** The companies whose payments round off differences below a krona (docs/domain-rules.md, D-14). */
export const listCompaniesThatRound = async (tx: Tx): Promise<ReadonlySet<number | null>> => {
  const rows = await tx
    .selectFrom('company_books')
    .select('company_id')
    .where('rounds_payments', '=', true)
    .execute();
  return new Set(rows.map(({ company_id }) => company_id));
};
