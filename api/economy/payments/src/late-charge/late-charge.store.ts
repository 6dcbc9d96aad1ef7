import { equalsAny, type Tx } from '@husrum/api-platform';
import type { LateChargeKind, LateChargeState } from '@husrum/contract/late-charge';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { InterestPart } from './late-days.rules';

export interface NewCharge {
  readonly invoiceId: number;
  readonly kind: LateChargeKind;
  readonly amountOre: number;
  readonly parts?: readonly InterestPart[];
  readonly reminderId?: number | null;
}

/** Stores charges. Returns their ids in the given order. */
export const insertLateCharges = async (
  tx: Tx,
  charges: readonly NewCharge[],
  userId: number | null,
): Promise<number[]> => {
  const ids: number[] = [];
  for (const { invoiceId, kind, amountOre, parts, reminderId } of charges) {
    const { id } = await tx
      .insertInto('late_charge')
      .values({
        ...{ invoicebase_id: invoiceId, kind, amount_ore: amountOre, user_id: userId },
        from_on: parts?.at(0)?.from ?? null,
        through_on: parts?.at(-1)?.through ?? null,
        parts: parts === undefined ? null : JSON.stringify(parts),
        reminder_id: reminderId ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
};

/** SQL: the row of an invoice that bills the charge. A credit invoice of it is none. */
const billingRow = sql`
  from invoice_row billing join invoicebase billed on billed.id = billing.invoicebase_id
  where billing.late_charge_id = charge.id and billed.cancelled_at is null and billed.kind <> 'CREDIT'`;

export interface StoredCharge {
  readonly id: number;
  readonly kind: LateChargeKind;
  readonly amountOre: number;
  readonly invoiceId: number;
  readonly reference: string | null;
  readonly companyId: number | null;
  readonly companyName: string;
  readonly tenantName: string;
  readonly leaseId: number | null;
  readonly fromOn: LocalDate | null;
  readonly throughOn: LocalDate | null;
  readonly parts: readonly InterestPart[] | null;
  readonly isOnNextInvoice: boolean;
  readonly by: string | null;
  readonly createdAt: string;
  readonly withdrawnAt: string | null;
  readonly withdrawnBy: string | null;
  readonly withdrawnReason: string | null;
  readonly billedId: number | null;
  readonly billedReference: string | null;
  readonly isBilledSent: boolean | null;
}

export const findLateCharges = async (tx: Tx, ids: readonly number[]): Promise<readonly StoredCharge[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredCharge>`
    select charge.id, charge.kind, charge.amount_ore as "amountOre", charge.invoicebase_id as "invoiceId", invoice.reference,
      invoice.company_id as "companyId", invoice.company_name as "companyName", invoice.tenant_name as "tenantName",
      invoice.lease_id as "leaseId", charge.from_on as "fromOn", charge.through_on as "throughOn", charge.parts,
      coalesce(settings.billing, 'OWN_INVOICE') = 'NEXT_INVOICE' as "isOnNextInvoice",
      author.name as by, charge.created_at as "createdAt", charge.withdrawn_at as "withdrawnAt",
      withdrawer.name as "withdrawnBy", charge.withdrawn_reason as "withdrawnReason",
      billing.id as "billedId", billing.reference as "billedReference", billing.is_sent as "isBilledSent"
    from late_charge charge join invoicebase invoice on invoice.id = charge.invoicebase_id
      left join late_charge_settings settings on settings.company_id = invoice.company_id
      left join user_account author on author.id = charge.user_id
      left join user_account withdrawer on withdrawer.id = charge.withdrawn_by
      left join lateral (
        select billed.id, billed.reference, billed.sent_at is not null as is_sent ${billingRow} order by billed.id desc limit 1
      ) billing on true
    where ${equalsAny('charge.id', ids)} order by charge.id desc`.execute(tx);
  return rows;
};

/** The ids of the charges for lateness of an invoice, and of those that it bills. */
export const listChargeIdsOfInvoice = async (tx: Tx, invoiceId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from late_charge where invoicebase_id = ${invoiceId}::bigint
    union
    select late_charge_id from invoice_row where invoicebase_id = ${invoiceId}::bigint and late_charge_id is not null`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
};

/** SQL: what has become of the charge. */
export const chargeState = sql<LateChargeState>`case when charge.withdrawn_at is not null then 'WITHDRAWN'
  when exists (select ${billingRow}) then 'BILLED' else 'OPEN' end`;

/** Locks charges, so that they are withdrawn only once, and not billed meanwhile. */
export const lockLateCharges = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`select id from late_charge where ${equalsAny('id', ids)} order by id for update`.execute(tx);
};

export const saveWithdrawals = async (
  tx: Tx,
  ids: readonly number[],
  withdrawal: { readonly at: string; readonly userId: number | null; readonly reason: string },
): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .updateTable('late_charge')
    .set({
      ...{
        withdrawn_at: withdrawal.at,
        withdrawn_by: withdrawal.userId,
        withdrawn_reason: withdrawal.reason,
      },
    })
    .where(equalsAny('id', ids))
    .execute();
};
