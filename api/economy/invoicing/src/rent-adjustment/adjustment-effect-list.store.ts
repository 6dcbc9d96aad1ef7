import { selectLeases } from '@husrum/api-leases';
import { entityHouse } from '@husrum/api-objects';
import { column, groupBy, paginate, type RequestContext, type Tx } from '@husrum/api-platform';
import { monthlyIncome, periodToBillFrom } from '@husrum/api-rent';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { PaymentInterval } from '@husrum/contract/lease';
import type { AdjustedLease, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { fromOre, type LocalDate, type Month } from '@husrum/format';
import { sql } from 'kysely';
import { effectDifferenceOre, liveSupplementId, sumDifferencesOre } from './effect-difference.store';

type Effects = typeof rentAdjustmentCalls.listEffects;

/**
 * The sent invoices that differ from the new terms, with their differences, by effect. Cancelled and credited ones do not count,
 * nor those whose difference a partial credit has given back.
 */
const findLockedInvoices = async (tx: Tx, effectIds: readonly number[]) => {
  const rows = await tx
    .selectFrom('rent_adjustment_difference as difference')
    .innerJoin('invoicebase', 'invoicebase.id', 'difference.invoicebase_id')
    .select([
      'difference.effect_id',
      'invoicebase.id',
      'invoicebase.reference',
      'invoicebase.start',
      'invoicebase.stop',
      sql<number>`sum(difference.net_ore)::bigint`.as('net_ore'),
    ])
    .where('difference.effect_id', 'in', effectIds)
    .where('invoicebase.cancelled_at', 'is', null)
    .where('invoicebase.credited_at', 'is', null)
    .groupBy(['difference.effect_id', 'invoicebase.id'])
    .having(sql`sum(difference.net_ore)`, '<>', 0)
    .orderBy('invoicebase.start')
    .execute();
  return groupBy(rows, (row) => row.effect_id);
};

/** The first invoice with the new rent, by effect. Invoices with a difference were sent with the old rent. */
const findFirstInvoices = async (tx: Tx, effectIds: readonly number[], effectiveOn: LocalDate) => {
  const rows = await tx
    .selectFrom('invoicebase')
    .innerJoin('rent_adjustment_effect as effect', 'effect.lease_id', 'invoicebase.lease_id')
    .distinctOn('effect.id')
    .select(['effect.id as effect_id', 'invoicebase.id', 'invoicebase.start', 'invoicebase.stop'])
    .where('effect.id', 'in', effectIds)
    .where('invoicebase.kind', '=', 'RENT')
    .where('invoicebase.cancelled_at', 'is', null)
    .where('invoicebase.credited_at', 'is', null)
    .where('invoicebase.stop', '>=', effectiveOn)
    .where(
      sql<boolean>`not exists (select from rent_adjustment_difference d
        where d.effect_id = effect.id and d.invoicebase_id = invoicebase.id)`,
    )
    .orderBy('effect.id')
    .orderBy('invoicebase.start')
    .execute();
  return new Map(rows.map(({ effect_id, ...invoice }) => [effect_id, invoice]));
};

/** The first period that the new rent will be invoiced for, when no invoice has it yet. */
const findComingInvoice = (
  lease: {
    start: LocalDate;
    stop: LocalDate | null;
    next_invoice_month: Month | null;
    payment_interval: PaymentInterval;
  },
  effectiveOn: LocalDate,
): AdjustedLease['first_notice'] => {
  const period = periodToBillFrom(lease.next_invoice_month, lease.payment_interval, lease, effectiveOn);
  return period && { id: null, ...period };
};

const findEffectRows = async (
  tx: Tx,
  ids: readonly number[],
  effectiveOn: LocalDate,
): Promise<AdjustedLease[]> => {
  const rows = await selectLeases(tx)
    .innerJoin('rent_adjustment_effect as effect', 'effect.lease_id', 'lease.id')
    .selectAll('effect')
    .select([
      'lease.id as joined_lease_id',
      'lease.start',
      'lease.stop',
      'lease.next_invoice_month',
      effectDifferenceOre('effect').as('difference_ore'),
      liveSupplementId('effect').as('live_supplement_id'),
      'lease.payment_interval',
      'lease.fee_as_m2',
      'entity.id as entity_id',
      'entity.name as entity_name',
      entityHouse('entity.id').as('house'),
      'tenant.name as tenant',
    ])
    .where('effect.id', 'in', ids)
    .execute();
  const locked = await findLockedInvoices(tx, ids);
  const firstInvoices = await findFirstInvoices(tx, ids, effectiveOn);
  return rows.map((row) => ({
    id: row.id,
    lease_id: row.joined_lease_id,
    entity: { id: row.entity_id, name: row.entity_name, house: row.house },
    tenant: row.tenant,
    payment_interval: row.payment_interval,
    fee_as_m2: row.fee_as_m2,
    old_fee: Number(row.old_fee),
    new_fee: Number(row.new_fee),
    old_total: fromOre(row.old_total_ore),
    new_total: fromOre(row.new_total_ore),
    first_notice: firstInvoices.get(row.id) ?? findComingInvoice(row, effectiveOn),
    recalculated: row.recalculated,
    locked: (locked.get(row.id) ?? []).map(({ net_ore, effect_id: _, ...invoice }) => ({
      ...invoice,
      difference: fromOre(net_ore),
    })),
    difference: fromOre(row.difference_ore),
    supplement_id: row.live_supplement_id,
  }));
};

const sumEffects = async (tx: Tx, adjustmentId: number): Promise<ResponseOf<Effects>['sum']> => {
  const rows = await tx
    .selectFrom('rent_adjustment_effect as effect')
    .innerJoin('lease', 'lease.id', 'effect.lease_id')
    .select(['effect.old_total_ore', 'effect.new_total_ore', 'lease.payment_interval'])
    .where('effect.rent_adjustment_id', '=', adjustmentId)
    .execute();
  const perMonth = (incomes: readonly { ore: number; interval: PaymentInterval }[]) =>
    fromOre(monthlyIncome(incomes));
  return {
    old_month: perMonth(rows.map((row) => ({ ore: row.old_total_ore, interval: row.payment_interval }))),
    new_month: perMonth(rows.map((row) => ({ ore: row.new_total_ore, interval: row.payment_interval }))),
    difference: fromOre(await sumDifferencesOre(tx, adjustmentId)),
  };
};

/** The effect of an executed adjustment on each lease. */
export const listAdjustmentEffects = async (
  context: Pick<RequestContext, 'tx' | 'url'>,
  { id, effective_on }: { id: number; effective_on: LocalDate },
  query: QueryOf<Effects>,
): Promise<ResponseOf<Effects>> => {
  const entityName = sql`(select natural_key(entity.name) from lease join entity on entity.id = lease.entity_id
                      where lease.id = rent_adjustment_effect.lease_id)`;
  const page = await paginate(context, query, {
    from: context.tx
      .selectFrom('rent_adjustment_effect')
      .where('rent_adjustment_effect.rent_adjustment_id', '=', id)
      .where('rent_adjustment_effect.lease_id', 'is not', null),
    id: 'rent_adjustment_effect.id',
    sort: {
      entity: entityName,
      old_total: column('rent_adjustment_effect.old_total_ore'),
      new_total: column('rent_adjustment_effect.new_total_ore'),
      difference: effectDifferenceOre('rent_adjustment_effect'),
    },
    defaultSort: [entityName, 'asc'],
    load: (ids) => findEffectRows(context.tx, ids, effective_on),
  });
  return { ...page, effective_on, sum: await sumEffects(context.tx, id) };
};
