import { isPaidInHusrum, lockUnallocatedPayments } from '@husrum/api-invoicing';
import { equalsAny, type Tx } from '@husrum/api-platform';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { PayoutPart, UnusedPayment } from './payout.rules';

interface PayoutScope {
  readonly tenantId: number;
  readonly companyId: number | null;
}

/** The tenant's payments to the company with money left, oldest first. They are locked, so that no amount is used twice. */
export const lockUnusedPayments = async (tx: Tx, scope: PayoutScope): Promise<UnusedPayment[]> => {
  const unused = await lockUnallocatedPayments(tx, scope);
  const rows = await tx
    .selectFrom('payment')
    .leftJoin('invoicebase', 'invoicebase.id', 'payment.invoicebase_id')
    .select(['payment.id', 'payment.paid_at as paidAt'])
    .select(sql<boolean>`payment.invoicebase_id is not null and not ${isPaidInHusrum}`.as('isInProgram'))
    .where(
      equalsAny(
        'payment.id',
        unused.map(({ id }) => id),
      ),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return unused.flatMap(({ id, leftOre }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...row, leftOre }];
  });
};

/** Stores a payout, with what it takes of payments. Returns its id. */
export const insertPayout = async (
  tx: Tx,
  payout: Insertable<DatabaseTables['payout']>,
  parts: readonly PayoutPart[],
): Promise<number> => {
  const { id } = await tx.insertInto('payout').values(payout).returning('id').executeTakeFirstOrThrow();
  await tx
    .insertInto('payout_part')
    .values(parts.map(({ paymentId, ore }) => ({ payout_id: id, payment_id: paymentId, amount_ore: ore })))
    .execute();
  return id;
};

const payouts = (tx: Tx) =>
  tx
    .selectFrom('payout')
    .leftJoin('company', 'company.id', 'payout.company_id')
    .leftJoin('user_account', 'user_account.id', 'payout.user_id')
    .leftJoin('payout as reversal', 'reversal.reverses_id', 'payout.id')
    .select([
      'payout.id',
      'payout.tenant_id',
      'payout.company_id',
      'payout.amount_ore',
      'payout.paid_at',
      'payout.account',
      'company.name as company_name',
      'user_account.name as by',
      'reversal.paid_at as undone_on',
    ])
    .where('payout.reverses_id', 'is', null);

export type StoredPayout = NonNullable<Awaited<ReturnType<typeof findPayout>>>;

export const findPayout = (tx: Tx, id: number) => payouts(tx).where('payout.id', '=', id).executeTakeFirst();

export const listPayouts = (tx: Tx, tenantId: number) =>
  payouts(tx).where('payout.tenant_id', '=', tenantId).orderBy('payout.id', 'desc').execute();

/** Locks the payout, so that it is undone only once. */
export const lockPayout = (tx: Tx, id: number) =>
  tx
    .selectFrom('payout')
    .select('id')
    .where('id', '=', id)
    .where('reverses_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const listPayoutParts = (tx: Tx, payoutId: number): Promise<PayoutPart[]> =>
  tx
    .selectFrom('payout_part')
    .select(['payment_id as paymentId', 'amount_ore as ore'])
    .where('payout_id', '=', payoutId)
    .orderBy('id')
    .execute();

/** What of these payments was paid back, in öre. */
export const sumPaidBack = async (tx: Tx, paymentIds: readonly number[]): Promise<number> => {
  const { ore } = await tx
    .selectFrom('payout_part')
    .select(sql<number>`coalesce(sum(amount_ore), 0)::bigint`.as('ore'))
    .where(equalsAny('payment_id', paymentIds))
    .executeTakeFirstOrThrow();
  return ore;
};
