import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

/**
 * SQL: the effects on a lease of an adjustment, of the adjustment that it restores, of the one that this restores, and so on. They
 * are summed up, because nobody owes what one of them added and another took away again (docs/domain-rules.md, D-15).
 */
const chainOf = (adjustmentId: string, leaseId: string) => sql`
  with recursive chain as (
    select own.id, own.restores_id from rent_adjustment own where own.id = ${sql.ref(adjustmentId)}
    union all
    select earlier.id, earlier.restores_id from chain join rent_adjustment earlier on earlier.id = chain.restores_id
  )
  select link.id, link.supplement_id, chain.id as adjustment_id from chain
  join rent_adjustment_effect link on link.rent_adjustment_id = chain.id and link.lease_id = ${sql.ref(leaseId)}`;

const isLive = sql`invoicebase.cancelled_at is null and invoicebase.credited_at is null`;

/** SQL: the supplement of an effect; null if it has been cancelled or credited. */
export const liveSupplementId = (effect: string) => sql<number | null>`
  (select invoicebase.id from invoicebase where invoicebase.id = ${sql.ref(`${effect}.supplement_id`)} and ${isLive})`;

/** SQL: whether the adjustment of the effect has been restored for the lease of the effect. */
const isRestoredFor = (effect: string) => sql<boolean>`exists (
  select from rent_adjustment later
  join rent_adjustment_effect later_effect on later_effect.rent_adjustment_id = later.id
  where later.restores_id = ${sql.ref(`${effect}.rent_adjustment_id`)}
    and later_effect.lease_id = ${sql.ref(`${effect}.lease_id`)})`;

/** SQL: what credit invoices have credited of `invoicebase`, in öre ex VAT: zero or negative. */
const creditedFeeOre = sql`coalesce(
  (select sum(credit.fee_ore) from invoicebase credit where credit.credits_id = invoicebase.id), 0)`;

/**
 * SQL: how many öre the sent invoices of an effect's lease lack, or if negative have too much. It is the sum of the differences of
 * the effect and of those that it restores, less the supplements of the restored ones. What a partial credit has given back of a
 * difference is a difference of its own, with the opposite sign. 0 if the effect itself has been restored.
 */
export const effectDifferenceOre = (effect: string) => {
  const chain = chainOf(`${effect}.rent_adjustment_id`, `${effect}.lease_id`);
  return sql<number>`(case when ${isRestoredFor(effect)} then 0 else (
    select coalesce(sum(difference.net_ore), 0) from (${chain}) link
    join rent_adjustment_difference difference on difference.effect_id = link.id
    join invoicebase on invoicebase.id = difference.invoicebase_id
    where ${isLive}
  ) - (
    select coalesce(sum(invoicebase.fee_ore + ${creditedFeeOre}), 0) from (${chain}) link
    join invoicebase on invoicebase.id = link.supplement_id
    where ${isLive} and link.adjustment_id <> ${sql.ref(`${effect}.rent_adjustment_id`)}
  ) end)::bigint`;
};

/**
 * The sum of `effectDifferenceOre` of all effects of an adjustment, faster than effect by effect. Without joins by lease, because
 * the planner cannot estimate the effects that an adjustment has just got.
 */
export const sumDifferencesOre = async (tx: Tx, adjustmentId: number): Promise<number> => {
  const { rows } = await sql<{ ore: number }>`
    with recursive chain as (
      select own.id, own.restores_id from rent_adjustment own where own.id = ${adjustmentId}
      union all
      select earlier.id, earlier.restores_id from chain join rent_adjustment earlier on earlier.id = chain.restores_id
    ), later as (
      select id from rent_adjustment where restores_id = ${adjustmentId}
    ), effect as (
      select id, supplement_id, rent_adjustment_id, bool_or(rent_adjustment_id = ${adjustmentId}) over own_lease as is_own,
        bool_or(rent_adjustment_id in (select id from later)) over own_lease as is_restored
      from rent_adjustment_effect
      where rent_adjustment_id = any (array(select id from chain union all select id from later)) and lease_id is not null
      window own_lease as (partition by lease_id)
    ), link as (
      select id, supplement_id, rent_adjustment_id as adjustment_id from effect where is_own and not is_restored
    )
    select ((
      select coalesce(sum(difference.net_ore), 0) from link
      join rent_adjustment_difference difference on difference.effect_id = link.id
      join invoicebase on invoicebase.id = difference.invoicebase_id
      where ${isLive}
    ) - (
      select coalesce(sum(invoicebase.fee_ore + ${creditedFeeOre}), 0) from link
      join invoicebase on invoicebase.id = link.supplement_id
      where ${isLive} and link.adjustment_id <> ${adjustmentId}
    ))::bigint as ore`.execute(tx);
  return rows[0]?.ore ?? 0;
};

/** What is left to charge or credit after an effect, its supplement, and whether it has been restored. */
export const findEffectDifference = (tx: Tx, effectId: number) =>
  tx
    .selectFrom('rent_adjustment_effect as effect')
    .select([
      effectDifferenceOre('effect').as('differenceOre'),
      liveSupplementId('effect').as('supplementId'),
      isRestoredFor('effect').as('restored'),
    ])
    .where('effect.id', '=', effectId)
    .executeTakeFirstOrThrow();

export interface SupplementRow {
  name: string;
  tax_rate: number;
  net_ore: number;
  explanation: string | null;
  /** The number and days of the sent invoice, or of the earlier supplement, that the row corrects. */
  reference: string | null;
  start: LocalDate;
  stop: LocalDate;
}

/**
 * The rows whose sum is `effectDifferenceOre`: the differences of sent invoices, less the rows of the supplements of restored
 * adjustments, to which those of their credit invoices belong.
 */
export const listSupplementRows = async (tx: Tx, effectId: number): Promise<SupplementRow[]> => {
  const chain = chainOf('effect.rent_adjustment_id', 'effect.lease_id');
  const { rows } = await sql<SupplementRow>`
    select difference.name, difference.tax_rate, difference.net_ore, difference.explanation, invoicebase.reference,
      invoicebase.start::text, invoicebase.stop::text
    from rent_adjustment_effect effect, lateral (${chain}) link
    join rent_adjustment_difference difference on difference.effect_id = link.id
    join invoicebase on invoicebase.id = difference.invoicebase_id
    where effect.id = ${effectId} and ${isLive}
    union all
    select invoice_row.name, invoice_row.tax_rate, -invoice_row.total_ore, invoice_row.explanation, invoicebase.reference,
      invoicebase.start::text, invoicebase.stop::text
    from rent_adjustment_effect effect, lateral (${chain}) link
    join invoicebase on invoicebase.id = link.supplement_id
    join invoicebase document on document.id = invoicebase.id or document.credits_id = invoicebase.id
    join invoice_row on invoice_row.invoicebase_id = document.id
    where effect.id = ${effectId} and ${isLive} and link.adjustment_id <> effect.rent_adjustment_id
    order by start`.execute(tx);
  return rows;
};
