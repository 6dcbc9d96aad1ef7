import { findLeasesForInvoicing } from '@husrum/api-invoicing';
import { addHouses, listInvoicingCalendars } from '@husrum/api-objects';
import { paginateInMemory, type RequestContext, type Tx } from '@husrum/api-platform';
import { calculateInvoiceFee, countDays } from '@husrum/api-rent';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { UnbilledPeriodRow, unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fromOre, type LocalDate } from '@husrum/format';
import { lastBillableDay, splitUnbilledPeriod } from './unbilled-period.rules';
import { selectUnbilledPeriods, type UnbilledPeriod, type UnbilledScope } from './unbilled-period.store';

type ListCall = typeof unbilledPeriodCalls.list;
type CountCall = typeof unbilledPeriodCalls.count;

/**
 * The unbilled periods up to the last day that should have an invoice by now, by the settings of each company
 * (docs/domain-rules.md, D-8).
 */
const loadUnbilledPeriods = async (
  tx: Tx,
  today: LocalDate,
  scope: UnbilledScope,
): Promise<UnbilledPeriod[]> => {
  const calendars = await listInvoicingCalendars(tx, today);
  const lastDays = new Map(
    [...calendars].map(([id, { firstMonthToRun }]) => [id, lastBillableDay(firstMonthToRun)]),
  );
  return selectUnbilledPeriods(tx, lastDays, today, scope);
};

const toUnbilledPeriodRow = (unbilled: UnbilledPeriod, feeOre: number): UnbilledPeriodRow => {
  const { interval, ...row } = unbilled;
  return {
    ...row,
    key: `${unbilled.lease_id}-${unbilled.start}`,
    days: countDays(unbilled),
    periods: splitUnbilledPeriod(unbilled, interval).length,
    fee: fromOre(feeOre),
  };
};

/** Counts without calculating the rent, which makes it cheaper than the list. */
export const countUnbilledPeriods = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  scope: QueryOf<CountCall>,
): Promise<ResponseOf<CountCall>> => ({
  count: (await loadUnbilledPeriods(tx, clock.today(), scope)).length,
});

/** Lists days that should have an invoice but have none, with their rent. */
export const listUnbilledPeriods = async (
  context: Pick<RequestContext, 'tx' | 'clock' | 'url'>,
  query: QueryOf<ListCall>,
): Promise<ResponseOf<ListCall>> => {
  const periods = await loadUnbilledPeriods(context.tx, context.clock.today(), query);
  const leaseIds = [...new Set(periods.map(({ lease_id }) => lease_id))];
  const leases = new Map(
    (await findLeasesForInvoicing(context.tx, leaseIds)).map((lease) => [lease.id, lease]),
  );
  const rows = periods.map((unbilled) => {
    const lease = leases.get(unbilled.lease_id);
    const hasTerms = lease !== undefined && lease.versions.length > 0;
    return toUnbilledPeriodRow(
      unbilled,
      hasTerms ? calculateInvoiceFee(unbilled, lease.versions, lease.addons) : 0,
    );
  });
  const page = paginateInMemory(context, query, rows, {
    start: (row) => row.start,
    entity: (row) => row.entity.name,
    company: (row) => row.company.name,
    days: (row) => row.days,
    fee: (row) => row.fee,
  });
  return {
    ...page,
    data: await addHouses(context.tx, page.data),
    sum: { fee: fromOre(Math.round(rows.reduce((sum, { fee }) => sum + fee * 100, 0))) },
  };
};
