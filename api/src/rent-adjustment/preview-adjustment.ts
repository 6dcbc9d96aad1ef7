import type { OkOf, QueryOf } from '@husrum/contract/core';
import type { AdjustedLease, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { fromOre } from '@husrum/format';
import { findEntity } from '../entity/entity.store';
import { pageIn } from '../platform/db/page-in';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { monthlyIncome } from '../rent/stats.rules';
import { checkDay } from './change-adjustment';
import { adjustedTerms, type LeaseEffect, leaseEffect } from './lease-effect.rules';
import { reachedEntities, reachedLeases } from './reached.store';

type Preview = typeof rentAdjustmentCalls.preview;

const rowOf = ({ lease, locked, ...effect }: LeaseEffect): AdjustedLease => ({
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
  first_notice: effect.firstInvoice,
  recalculated: effect.open.length,
  locked: locked.map(({ invoice, differenceOre }) => ({
    id: invoice.id,
    reference: invoice.reference,
    start: invoice.start,
    stop: invoice.stop,
    difference: fromOre(differenceOre),
  })),
  difference: fromOre(effect.differenceOre),
  supplement_id: null,
});

const monthly = (effects: readonly LeaseEffect[], total: 'oldTotalOre' | 'newTotalOre'): number =>
  fromOre(monthlyIncome(effects.map((effect) => ({ ore: effect[total], interval: effect.lease.interval }))));

/** What an adjustment would mean, counted as it would be executed; nothing is written (D-15). */
export const previewAdjustment = async (
  context: Pick<RequestContext, 'tx' | 'url' | 'clock'>,
  query: QueryOf<Preview>,
): Promise<OkOf<Preview>> => {
  const { tx, clock } = context;
  const { entity_id, rate, scheduled_at, addons: ticked } = query;
  orNotFound(await findEntity(tx, entity_id));
  checkDay(scheduled_at, clock.today());
  const from = scheduled_at ?? clock.today();
  const entities = await reachedEntities(tx, entity_id);
  const leases = await reachedLeases(
    tx,
    entities.map(({ id }) => id),
    from,
  );
  const effects = leases.map((lease) => leaseEffect(lease, adjustedTerms(lease, { from, rate, ticked })));
  const rows = effects.map(rowOf);
  return {
    ...pageIn(context, query, rows, {
      entity: (row) => row.entity.name,
      old_total: (row) => row.old_total,
      new_total: (row) => row.new_total,
      difference: (row) => row.difference,
    }),
    effective_on: from,
    sum: {
      old_month: monthly(effects, 'oldTotalOre'),
      new_month: monthly(effects, 'newTotalOre'),
      difference: fromOre(effects.reduce((sum, { differenceOre }) => sum + differenceOre, 0)),
    },
  };
};
