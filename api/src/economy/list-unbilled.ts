import type { OkOf, QueryOf } from '@husrum/contract/core';
import type { UnbilledRow, unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fromOre, type LocalDate } from '@husrum/format';
import { findBilledLeases } from '../invoice/billed-lease.store';
import type { Tx } from '../platform/db';
import { pageIn } from '../platform/db/page-in';
import type { RequestContext } from '../platform/http';
import { gapHorizon, gapPeriods } from '../rent/gap-invoices.rules';
import { plannedFee } from '../rent/invoice.rules';
import { daysIn } from '../rent/period';
import { companyMonths } from './company-months.store';
import type { Scope } from './simulated-leases.store';
import { type Gap, gapsOf } from './unbilled.store';

type Unbilled = typeof unbilledPeriodCalls.list;

/** The gaps of leases up to what the companies' settings say should have an invoice by now (D-8). */
export const currentGaps = async (tx: Tx, today: LocalDate, scope: Scope): Promise<Gap[]> => {
  const companies = await companyMonths(tx, today);
  const horizons = new Map([...companies].map(([id, { untried }]) => [id, gapHorizon(untried)]));
  return gapsOf(tx, horizons, scope);
};

const rowOf = (gap: Gap, feeOre: number): UnbilledRow => {
  const { interval, ...shown } = gap;
  return {
    ...shown,
    key: `${gap.lease_id}-${gap.start}`,
    days: daysIn(gap),
    periods: gapPeriods(gap, interval).length,
    fee: fromOre(feeOre),
  };
};

/** How many of them there are, without what they would bring. */
export const countUnbilled = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  scope: QueryOf<typeof unbilledPeriodCalls.count>,
): Promise<OkOf<typeof unbilledPeriodCalls.count>> => ({
  count: (await currentGaps(tx, clock.today(), scope)).length,
});

/** "Ofakturerade perioder": days that have no invoice although they should, and what they would bring. */
export const listUnbilled = async (
  context: Pick<RequestContext, 'tx' | 'clock' | 'url'>,
  query: QueryOf<Unbilled>,
): Promise<OkOf<Unbilled>> => {
  const gaps = await currentGaps(context.tx, context.clock.today(), query);
  const leases = await findBilledLeases(context.tx, [...new Set(gaps.map(({ lease_id }) => lease_id))]);
  const terms = new Map(leases.map((lease) => [lease.id, lease]));
  const rows = gaps.map((gap) => {
    const lease = terms.get(gap.lease_id);
    const known = lease !== undefined && lease.versions.length > 0;
    return rowOf(gap, known ? plannedFee(gap, lease.versions, lease.addons) : 0);
  });
  return {
    ...pageIn(context, query, rows, {
      start: (row) => row.start,
      entity: (row) => row.entity.name,
      company: (row) => row.company.name,
      days: (row) => row.days,
      fee: (row) => row.fee,
    }),
    sum: { fee: fromOre(Math.round(rows.reduce((sum, { fee }) => sum + fee * 100, 0))) },
  };
};
