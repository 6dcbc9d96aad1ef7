import { addHouses, findEntity } from '@husrum/api-objects';
import { orNotFound, paginateInMemory, type RequestContext, type Tx } from '@husrum/api-platform';
import {
  type AffectedLease,
  adjustTerms,
  advanceLease,
  calculateLeaseEffect,
  changesTerms,
  findAgreedRent,
  isAdjusted,
  type LeaseEffect,
  monthlyIncome,
} from '@husrum/api-rent';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { AdjustedLease, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { fromOre } from '@husrum/format';
import { findAffectedLeases, listAffectedEntities, listAffectedLeaseIds } from './affected-leases.store';
import { requireNotPast } from './change-adjustment';
import { listScheduledWithEntity } from './rent-adjustment.store';

type Preview = typeof rentAdjustmentCalls.preview;

const toAgreed = ({ lease, change }: LeaseEffect): AdjustedLease['agreed'] => {
  const agreed = findAgreedRent(lease, change.from);
  return agreed && { from: agreed.from, total: fromOre(agreed.totalOre) };
};

/** An invoice of days whose rent the adjustment leaves is none with the new rent. */
const findFirstInvoice = ({ lease, change, firstInvoice }: LeaseEffect): AdjustedLease['first_notice'] => {
  const adjustment = { from: change.from, includesAddons: change.addonFees.size > 0 };
  return firstInvoice && changesTerms(lease, adjustment, firstInvoice) ? firstInvoice : null;
};

const toAdjustedLease = (leaseEffect: LeaseEffect): AdjustedLease => {
  const { lease, locked, ...effect } = leaseEffect;
  return {
    id: lease.id,
    lease_id: lease.id,
    entity: lease.entity,
    tenant: lease.tenant,
    payment_interval: lease.interval,
    fee_as_m2: lease.feeAsM2,
    old_fee: effect.oldFee,
    new_fee: effect.newFee,
    old_total: fromOre(effect.oldTotalOre),
    new_total: fromOre(effect.newTotalOre),
    first_notice: findFirstInvoice(leaseEffect),
    recalculated: effect.unsent.length,
    locked: locked.map(({ invoice, differenceOre }) => ({
      id: invoice.id,
      reference: invoice.reference,
      start: invoice.start,
      stop: invoice.stop,
      difference: fromOre(differenceOre),
    })),
    difference: fromOre(effect.differenceOre),
    supplement_id: null,
    agreed: toAgreed(leaseEffect),
  };
};

const sumMonthlyIncome = (effects: readonly LeaseEffect[], total: 'oldTotalOre' | 'newTotalOre'): number =>
  fromOre(monthlyIncome(effects.map((effect) => ({ ore: effect[total], interval: effect.lease.interval }))));

/** The scheduled adjustments that change the rent of the same leases, with how many of them each changes. */
const listOtherScheduled = async (
  tx: Tx,
  leases: readonly AffectedLease[],
): Promise<ResponseOf<Preview>['scheduled']> => {
  const counts = new Map<number, number>();
  for (const lease of leases)
    for (const adjustment of lease.adjustments.filter((each) => isAdjusted(lease, each)))
      counts.set(adjustment.id, (counts.get(adjustment.id) ?? 0) + 1);
  const rows = await listScheduledWithEntity(tx, [...counts.keys()]);
  return rows.map((row) => ({ ...row, leases_count: counts.get(row.id) ?? 0 }));
};

/** The effect that an adjustment would have (docs/domain-rules.md, D-15). Nothing is written. */
export const previewAdjustment = async (
  context: Pick<RequestContext, 'tx' | 'url' | 'clock'>,
  query: QueryOf<Preview>,
): Promise<ResponseOf<Preview>> => {
  const { tx, clock } = context;
  const { id = null, entity_id, rate, scheduled_at, addons: includesAddons } = query;
  orNotFound(await findEntity(tx, entity_id));
  requireNotPast(scheduled_at, clock.today());
  const from = scheduled_at ?? clock.today();
  const entities = await listAffectedEntities(tx, entity_id);
  const leaseIds = await listAffectedLeaseIds(
    tx,
    entities.map((entity) => entity.id),
    from,
  );
  const leases = await findAffectedLeases(tx, leaseIds, from, id);
  const effects = leases.map((each) => {
    const lease = advanceLease(each, from);
    return calculateLeaseEffect(lease, adjustTerms(lease, { from, rate, includesAddons }), id);
  });
  const rows = effects.map(toAdjustedLease);
  const page = paginateInMemory(context, query, rows, {
    entity: (row) => row.entity.name,
    old_total: (row) => row.old_total,
    new_total: (row) => row.new_total,
    difference: (row) => row.difference,
  });
  return {
    ...page,
    data: await addHouses(tx, page.data),
    effective_on: from,
    scheduled: await listOtherScheduled(tx, leases),
    agreed_count: rows.filter(({ agreed }) => agreed != null).length,
    sum: {
      old_month: sumMonthlyIncome(effects, 'oldTotalOre'),
      new_month: sumMonthlyIncome(effects, 'newTotalOre'),
      difference: fromOre(effects.reduce((sum, { differenceOre }) => sum + differenceOre, 0)),
    },
  };
};
