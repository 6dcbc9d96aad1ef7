import { equalsAny, type Tx } from '@husrum/api-platform';
import type { AllocationKind } from '@husrum/contract/invoice';
import { type Insertable, sql } from 'kysely';

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

/** A reversed payment and the entry that reverses it cancel out: neither counts as credit. */
export const isPaymentUndone = sql<boolean>`(payment.reverses_id is not null
  or exists (select from payment reversal where reversal.reverses_id = payment.id))`;

const unallocatedOre = sql<number>`unallocated_ore(payment.id, payment.amount_ore)`;

/** Stores what payments rounded off (docs/domain-rules.md, D-14). */
export const insertRoundings = async (
  tx: Tx,
  roundings: readonly Insertable<DatabaseTables['payment_rounding']>[],
): Promise<void> => {
  if (roundings.length === 0) return;
  await tx
    .insertInto('payment_rounding')
    .values([...roundings])
    .execute();
};

/** What was rounded off with a payment on an invoice, in öre: positive, if less was paid. */
const roundedOff = (invoiceId: number) => sql<number>`coalesce((
  select sum(invoice_ore - surplus_ore) from valid_payment_rounding
  where payment_id = payment.id and invoicebase_id = ${invoiceId}), 0)::bigint`;

/**
 * Identifies the credit of a tenant with a company. Each company has its own books, so its credit is separate
 * (docs/domain-rules.md, D-14).
 */
export interface CreditKey {
  tenantId: number;
  companyId: number | null;
}

/** The tenant's payments to the company with money left, oldest first. They are locked, so that no amount is used twice. */
export const lockUnallocatedPayments = async (
  tx: Tx,
  { tenantId, companyId }: CreditKey,
): Promise<{ id: number; leftOre: number }[]> => {
  const tenantPayments = tx
    .selectFrom('payment')
    .where('tenant_id', '=', tenantId)
    .where('company_id', 'is not distinct from', companyId)
    .where(({ not }) => not(isPaymentUndone));
  // Sum after locking: the sums then include what a concurrent transaction has just allocated.
  const locked = await tenantPayments.select('id').orderBy('id').forUpdate().execute();
  if (locked.length === 0) return [];
  const rows = await tenantPayments
    .select(['id', unallocatedOre.as('leftOre')])
    .orderBy('id')
    .execute();
  return rows.filter(({ leftOre }) => leftOre > 0);
};

/** The tenants that have credit with any company. */
export const findTenantsInCredit = async (
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlySet<number | null>> => {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('payment')
    .select('tenant_id')
    .distinct()
    .where('tenant_id', 'in', ids)
    .where(({ not }) => not(isPaymentUndone))
    .where(unallocatedOre, '>', 0)
    .execute();
  return new Set(rows.map(({ tenant_id }) => tenant_id));
};

/** The invoices, among the given ones, that money is allocated to, and the tenants whose money it is. */
export const findAllocated = async (
  tx: Tx,
  invoiceIds: readonly number[],
): Promise<{ invoiceIds: ReadonlySet<number>; tenantIds: ReadonlySet<number | null> }> => {
  const rows = await tx
    .selectFrom('allocation')
    .innerJoin('payment', 'payment.id', 'allocation.payment_id')
    .select(['allocation.invoicebase_id', 'payment.tenant_id'])
    .where(equalsAny('allocation.invoicebase_id', invoiceIds))
    .groupBy(['allocation.invoicebase_id', 'payment.id'])
    .having(sql`sum(allocation.amount_ore)`, '<>', 0)
    .execute();
  return {
    invoiceIds: new Set(rows.map(({ invoicebase_id }) => invoicebase_id)),
    tenantIds: new Set(rows.map(({ tenant_id }) => tenant_id)),
  };
};

/** The tenant's credit with the company, in öre. */
export const sumCreditOre = async (tx: Tx, { tenantId, companyId }: CreditKey): Promise<number> => {
  const { ore } = await tx
    .selectFrom('payment')
    .select(sql<number>`coalesce(sum(${unallocatedOre}), 0)::bigint`.as('ore'))
    .where('tenant_id', '=', tenantId)
    .where('company_id', 'is not distinct from', companyId)
    .where(({ not }) => not(isPaymentUndone))
    .executeTakeFirstOrThrow();
  return ore;
};

/** How much of each payment is allocated to an invoice. */
export const listAllocatedAmounts = (
  tx: Tx,
  invoiceId: number,
): Promise<{ paymentId: number; ore: number }[]> =>
  tx
    .selectFrom('allocation')
    .select(['payment_id as paymentId', sql<number>`sum(amount_ore)::bigint`.as('ore')])
    .where('invoicebase_id', '=', invoiceId)
    .groupBy('payment_id')
    .having(sql`sum(amount_ore)`, '<>', 0)
    .orderBy('payment_id')
    .execute();

/** The payment, or the first one of those that a payment of the bank was divided into. */
export const firstOfDivision = sql<number>`coalesce(payment.division_id, payment.id)`;

/** The numbers of the other invoices that got a part of the same payment of the bank. Their payments are undone together. */
const dividedWith = sql<string[]>`coalesce((
  select json_agg(coalesce(invoicebase.reference, '') order by part.id)
  from payment part join invoicebase on invoicebase.id = part.invoicebase_id
  where part.division_id = payment.division_id and part.id <> payment.id), '[]')`;

/** The bank file that a payment was registered from. */
const bankFileOfPayment = sql<{ id: number; name: string } | null>`(
  select json_build_object('id', bank_file.id, 'name', bank_file.name)
  from bank_payment join bank_file on bank_file.id = bank_payment.file_id
  where bank_payment.payment_id = ${firstOfDivision})`;

/** The payments that were registered on an invoice and are not undone. `surplus_ore` became the tenant's credit. */
export const listRegisteredPayments = (tx: Tx, invoiceId: number) =>
  tx
    .selectFrom('payment')
    .select([
      'payment.id as payment_id',
      'payment.paid_at',
      'payment.amount_ore',
      sql<number>`payment.amount_ore - coalesce((select sum(amount_ore) from allocation
        where payment_id = payment.id and invoicebase_id = ${invoiceId}), 0)::bigint
        + least(${roundedOff(invoiceId)}, 0)`.as('surplus_ore'),
      roundedOff(invoiceId).as('rounded_off_ore'),
      bankFileOfPayment.as('bank_file'),
      dividedWith.as('divided_with'),
    ])
    .where('payment.invoicebase_id', '=', invoiceId)
    .where(({ not }) => not(isPaymentUndone))
    .orderBy('payment.id')
    .execute();

/** The payments that were registered on an invoice and have been undone. */
export const listUndonePayments = (tx: Tx, invoiceId: number) =>
  tx
    .selectFrom('payment')
    .innerJoin('payment as reversal', 'reversal.reverses_id', 'payment.id')
    .select(['payment.id as payment_id', 'payment.amount_ore', 'reversal.paid_at as undone_on'])
    .where('payment.invoicebase_id', '=', invoiceId)
    .orderBy('reversal.id')
    .execute();

/** The amounts of payments that are allocated to an invoice, with the dates of the payments. */
export const listInvoiceAllocations = (tx: Tx, invoiceId: number) =>
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
      sql<boolean>`allocation.kind = 'PAYMENT' and payment.invoicebase_id = ${invoiceId} and not ${isPaymentUndone}`.as(
        'undoable',
      ),
      bankFileOfPayment.as('bank_file'),
      dividedWith.as('divided_with'),
    ])
    .where('allocation.invoicebase_id', '=', invoiceId)
    .orderBy('allocation.id')
    .execute();
