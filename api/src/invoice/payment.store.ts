import { type Insertable, sql } from 'kysely';
import type { Tx } from '../platform/db';
import type { AllocationKind, InvoiceTables } from './invoice.tables';

export const insertPayment = async (
  tx: Tx,
  payment: Insertable<InvoiceTables['payment']>,
): Promise<number> => {
  const { id } = await tx.insertInto('payment').values(payment).returning('id').executeTakeFirstOrThrow();
  return id;
};

interface NewAllocation {
  payment_id: number;
  invoicebase_id: number;
  kind: AllocationKind;
  amount_ore: number;
  allocated_at?: string;
}
export const insertAllocations = async (tx: Tx, allocations: readonly NewAllocation[]): Promise<void> => {
  if (allocations.length === 0) return;
  await tx
    .insertInto('allocation')
    .values([...allocations])
    .execute();
};

/** A payment that an entry reverses, and the entry itself, are nothing together: neither is anybody's credit. */
const undone = sql<boolean>`(payment.reverses_id is not null
  or exists (select from payment reversal where reversal.reverses_id = payment.id))`;

const left = sql<number>`payment.amount_ore - coalesce(
  (select sum(amount_ore) from allocation where payment_id = payment.id), 0)::bigint`;

/** A tenant's payments that are not used up, oldest first; locked, so that no krona is used twice. */
export const lockUnused = async (tx: Tx, tenantId: number): Promise<{ id: number; leftOre: number }[]> => {
  const ofTenant = tx
    .selectFrom('payment')
    .where('tenant_id', '=', tenantId)
    .where(({ not }) => not(undone));
  // The sums are read after the lock is held: what another transaction has just used is then seen.
  const locked = await ofTenant.select('id').orderBy('id').forUpdate().execute();
  if (locked.length === 0) return [];
  const rows = await ofTenant
    .select(['id', left.as('leftOre')])
    .orderBy('id')
    .execute();
  return rows.filter(({ leftOre }) => leftOre > 0);
};

/** Which of the tenants have paid something that is not used up. */
export const tenantsInCredit = async (
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlySet<number | null>> => {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('payment')
    .select('tenant_id')
    .distinct()
    .where('tenant_id', 'in', ids)
    .where(({ not }) => not(undone))
    .where(left, '>', 0)
    .execute();
  return new Set(rows.map(({ tenant_id }) => tenant_id));
};

/** What of each payment stands on an invoice. */
export const allocatedTo = (tx: Tx, invoiceId: number): Promise<{ paymentId: number; ore: number }[]> =>
  tx
    .selectFrom('allocation')
    .select(['payment_id as paymentId', sql<number>`sum(amount_ore)::bigint`.as('ore')])
    .where('invoicebase_id', '=', invoiceId)
    .groupBy('payment_id')
    .having(sql`sum(amount_ore)`, '<>', 0)
    .orderBy('payment_id')
    .execute();

/** The payment with whether it is undone, locked: it is undone once. */
export const lockPayment = async (tx: Tx, id: number) => {
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (payment === undefined) return undefined;
  // Asked once the lock is held: an undoing that was under way is then seen.
  const told = await tx
    .selectFrom('payment')
    .select(undone.as('undone'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...payment, undone: told.undone };
};

/** The invoices that money of a payment stands on, in the order in which they are locked. */
export const standsOn = (tx: Tx, paymentId: number): Promise<{ invoiceId: number; ore: number }[]> =>
  tx
    .selectFrom('allocation')
    .select(['invoicebase_id as invoiceId', sql<number>`sum(amount_ore)::bigint`.as('ore')])
    .where('payment_id', '=', paymentId)
    .groupBy('invoicebase_id')
    .having(sql`sum(amount_ore)`, '<>', 0)
    .orderBy('invoicebase_id')
    .execute();

export const hasAllocations = async (tx: Tx, invoiceId: number): Promise<boolean> => {
  const row = await tx
    .selectFrom('allocation')
    .select('id')
    .where('invoicebase_id', '=', invoiceId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export const paymentsOf = (tx: Tx, invoiceId: number) =>
  tx
    .selectFrom('allocation')
    .innerJoin('payment', 'payment.id', 'allocation.payment_id')
    .select([
      'allocation.id',
      'allocation.kind',
      'allocation.amount_ore',
      'allocation.created_at',
      'payment.paid_at',
      'payment.id as payment_id',
      sql<boolean>`allocation.kind = 'PAYMENT' and payment.invoicebase_id = ${invoiceId} and not ${undone}`.as(
        'undoable',
      ),
    ])
    .where('allocation.invoicebase_id', '=', invoiceId)
    .orderBy('allocation.id')
    .execute();
