import { equalsAny, groupBy, type Tx } from '@husrum/api-platform';
import type { InvoiceStatus } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';
import { type Insertable, sql } from 'kysely';
import type { DepositMovement } from './deposit-interest.rules';

export const insertDeposit = async (
  tx: Tx,
  deposit: Insertable<DatabaseTables['deposit']>,
): Promise<number> => {
  const { id } = await tx.insertInto('deposit').values(deposit).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const insertDepositEntry = async (
  tx: Tx,
  entry: Insertable<DatabaseTables['deposit_entry']>,
): Promise<void> => {
  await tx.insertInto('deposit_entry').values(entry).execute();
};

/** The invoice that asks for the deposit. Locking it locks the deposit, too: payments of it lock it as well. */
export const findInvoiceOfDeposit = (tx: Tx, id: number) =>
  tx.selectFrom('deposit').select('invoicebase_id').where('id', '=', id).executeTakeFirst();

export const findBalance = (tx: Tx, id: number) =>
  tx
    .selectFrom('deposit_balance')
    .innerJoin('deposit', 'deposit.id', 'deposit_balance.id')
    .selectAll('deposit_balance')
    .select('deposit.interest_rate')
    .where('deposit_balance.id', '=', id)
    .executeTakeFirst();
export type DepositBalance = NonNullable<Awaited<ReturnType<typeof findBalance>>>;

/** Whether too little is left of the deposit of one of these invoices for what it was used for. */
export const isOverdrawn = async (tx: Tx, invoiceIds: readonly number[]): Promise<boolean> =>
  (await tx
    .selectFrom('deposit_balance')
    .select('id')
    .where(equalsAny('invoicebase_id', invoiceIds))
    .where('held_ore', '<', 0)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Deposits with the names that lists show. */
export const findDeposits = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('deposit_balance')
    .innerJoin('deposit', 'deposit.id', 'deposit_balance.id')
    .innerJoin('invoicebase', 'invoicebase.id', 'deposit.invoicebase_id')
    .leftJoin('company', 'company.id', 'invoicebase.company_id')
    .leftJoin('tenant', 'tenant.id', 'invoicebase.tenant_id')
    .selectAll('deposit_balance')
    .select([
      'deposit.interest_rate',
      'invoicebase.reference',
      'invoicebase.entity_name',
      'company.name as company_name',
      'tenant.name as tenant_name',
      sql<InvoiceStatus>`invoice_status(invoicebase.status, invoicebase.due_at)`.as('status'),
    ])
    .where(equalsAny('deposit_balance.id', ids))
    .execute();
export type StoredDeposit = Awaited<ReturnType<typeof findDeposits>>[number];

/** What came in of deposits, by the id of their invoice: what is allocated of each payment, on the first day of that. */
export const listReceipts = async (
  tx: Tx,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, readonly DepositMovement[]>> => {
  const rows = await tx
    .selectFrom('allocation')
    .select([
      'invoicebase_id',
      sql<LocalDate>`min(allocated_at)`.as('day'),
      sql<number>`sum(amount_ore)::bigint`.as('ore'),
    ])
    .where(equalsAny('invoicebase_id', invoiceIds))
    .groupBy(['invoicebase_id', 'payment_id'])
    .having(sql`sum(amount_ore)`, '<>', 0)
    .orderBy('day')
    .execute();
  return groupBy(rows, ({ invoicebase_id }) => invoicebase_id);
};

/** The entries of deposits that are not reversals, the latest first, each with the day on which it was undone. */
export const listEntries = (tx: Tx, depositIds: readonly number[]) =>
  tx
    .selectFrom('deposit_entry as entry')
    .leftJoin('deposit_entry as undoing', 'undoing.reverses_id', 'entry.id')
    .leftJoin('payment', 'payment.id', 'entry.payment_id')
    .leftJoin('payment as reversal', 'reversal.reverses_id', 'payment.id')
    .leftJoin('invoicebase', 'invoicebase.id', 'payment.invoicebase_id')
    .leftJoin('user_account', 'user_account.id', 'entry.user_id')
    .select([
      'entry.id',
      'entry.deposit_id',
      'entry.what',
      'entry.amount_ore',
      'entry.day',
      'entry.reason',
      'entry.to_account',
      'entry.account',
      'entry.payment_id',
      'payment.invoicebase_id as invoice_id',
      'invoicebase.reference',
      'invoicebase.invoice_type',
      'user_account.name as by',
      sql<LocalDate | null>`coalesce(undoing.day, reversal.paid_at)`.as('undone_on'),
    ])
    .where(equalsAny('entry.deposit_id', depositIds))
    .where('entry.reverses_id', 'is', null)
    .orderBy('entry.day', 'desc')
    .orderBy('entry.id', 'desc')
    .execute();
export type StoredEntry = Awaited<ReturnType<typeof listEntries>>[number];

/** The deposit of an entry, and the invoice that it paid. */
export const findDepositOfEntry = (tx: Tx, entryId: number) =>
  tx
    .selectFrom('deposit_entry')
    .leftJoin('payment', 'payment.id', 'deposit_entry.payment_id')
    .select(['deposit_id', 'payment.invoicebase_id as invoice_id'])
    .where('deposit_entry.id', '=', entryId)
    .executeTakeFirst();

export const listDepositIds = async (
  tx: Tx,
  scope: 'lease_id' | 'tenant_id',
  id: number,
): Promise<number[]> => {
  const rows = await tx
    .selectFrom('deposit_balance')
    .select('id')
    .where(scope, '=', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => row.id);
};

/** What each company holds, by name. */
export const sumHeldByCompany = async (tx: Tx) => {
  const { rows } = await sql<{ id: number | null; name: string | null; count: number; heldOre: number }>`
    select company.id, company.name, count(*) as count, sum(held_ore)::bigint as "heldOre"
    from deposit_balance left join company on company.id = company_id
    where held_ore <> 0 group by company.id, company.name order by company.name nulls last`.execute(tx);
  return rows;
};

/** The unpaid invoices that a deposit can be used for: sent ones of its tenant and company that are paid here. */
export const listInvoicesToPay = (
  tx: Tx,
  { tenant_id, company_id }: Pick<DepositBalance, 'tenant_id' | 'company_id'>,
) =>
  tx
    .selectFrom('invoicebase')
    .select(['id', 'reference', 'due_at', 'left_ore'])
    .where('tenant_id', '=', tenant_id)
    .where('company_id', 'is not distinct from', company_id)
    .where('kind', 'not in', ['CREDIT', 'DEPOSIT'])
    .where('invoice_type', '=', 'MANUAL')
    .where('sent_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .where('left_ore', '>', 0)
    .orderBy('due_at')
    .orderBy('id')
    .execute();

export const findDepositSettings = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('deposit_setting')
    .select(['account', 'interest_account', 'cost_account'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();

export const saveDepositSettings = async (
  tx: Tx,
  settings: Insertable<DatabaseTables['deposit_setting']>,
): Promise<void> => {
  const { account, interest_account, cost_account } = settings;
  await tx
    .insertInto('deposit_setting')
    .values(settings)
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet({ account, interest_account, cost_account }),
    )
    .execute();
};
