import { listScheduledAdjustments } from '@husrum/api-leases';
import { paginateInMemory, type RequestContext, requireRow, type Tx } from '@husrum/api-platform';
import type { IndexSeries } from '@husrum/contract/agreement';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { indexRunCalls } from '@husrum/contract/index-run';
import { fromOre } from '@husrum/format';
import { loadIndexTable } from '../index-value/read-index-values';
import { type RowTerms, toAmounts } from './index-row.rules';
import {
  findDoneLeases,
  findEarlierSupplements,
  listLeasesWithClause,
  type RunScope,
} from './index-run.store';
import { loadRents } from './lease-rents.store';
import { type PlannedSupplement, planSupplement } from './plan-supplement.rules';

type Preview = typeof indexRunCalls.preview;
type ClauseRow = Awaited<ReturnType<typeof listLeasesWithClause>>[number];

export interface PlannedLease {
  readonly lease: ClauseRow;
  readonly plan: PlannedSupplement;
}

/** What a run of the year would do to each lease with an index clause that runs in it (docs/domain-rules.md, D-30). */
export const planRun = async (tx: Tx, scope: RunScope, year: number): Promise<PlannedLease[]> => {
  if (scope.companyId !== null) await requireRow(tx, 'company', scope.companyId);
  if (scope.entityId !== null) await requireRow(tx, 'entity', scope.entityId);
  const leases = await listLeasesWithClause(tx, scope, `${year}-01-01`);
  const ids = leases.map(({ lease_id }) => lease_id);
  const rents = await loadRents(tx, ids);
  const scheduled = await listScheduledAdjustments(tx, [
    ...new Set(leases.map(({ entity_id }) => entity_id)),
  ]);
  const earlier = await findEarlierSupplements(tx, ids, year);
  const done = await findDoneLeases(tx, ids, year);
  const findIndex = await loadIndexTable(tx);
  return leases.map((lease) => {
    const before = earlier.get(lease.lease_id);
    const plan = planSupplement(
      {
        ...{
          start: lease.start,
          versions: rents.get(lease.lease_id) ?? [],
          isDone: done.has(lease.lease_id),
        },
        scheduledOn: scheduled.get(lease.entity_id)?.[0]?.from ?? null,
        clause: {
          ...{ baseRentOre: lease.base_rent_ore, share: lease.share, series: lease.series },
          ...{ baseValue: lease.base_value, baseYear: lease.base_year, firstYear: lease.first_year },
          ...{ mayFall: lease.may_fall, conversion: lease.conversion },
        },
        earlier:
          before === undefined
            ? null
            : {
                ...{ baseRentOre: before.base_rent_ore ?? 0, share: before.share ?? 0 },
                ...{ series: before.series ?? lease.series, baseValue: before.base_value ?? 0 },
                supplementOre: before.new_supplement_ore ?? 0,
              },
      },
      year,
      findIndex(lease.series, year - 1),
    );
    return { lease, plan };
  });
};

/** The index numbers that are missing for leases of the plan. */
export const listMissing = (
  planned: readonly PlannedLease[],
  year: number,
): { series: IndexSeries; year: number }[] => {
  const series = planned.flatMap(({ lease, plan }) =>
    plan.leftOut !== null && plan.missingIndex ? [lease.series] : [],
  );
  return [...new Set(series)].toSorted().map((each) => ({ series: each, year: year - 1 }));
};

const sumOre = (planned: readonly PlannedLease[], key: 'old_year_ore' | 'new_year_ore'): number =>
  planned.reduce((sum, { plan }) => sum + (plan.leftOut === null ? (plan.terms[key] ?? 0) : 0), 0);

const nothingComputed: RowTerms = {
  ...{ base_rent_ore: null, share: null, series: null, base_value: null, base_year: null, may_fall: null },
  ...{ conversion: null, index_value: null, index_source: null, old_supplement_ore: null },
  ...{ new_supplement_ore: null, old_year_ore: null, new_year_ore: null, old_fee: null, new_fee: null },
  payment_interval: null,
};

/** What is known of a lease: of one that is left out, only its clause. */
export const termsOf = ({ lease, plan }: PlannedLease): RowTerms =>
  plan.leftOut === null
    ? plan.terms
    : {
        ...nothingComputed,
        ...{ base_rent_ore: lease.base_rent_ore, share: lease.share, series: lease.series },
        ...{ base_value: lease.base_value, base_year: lease.base_year, may_fall: lease.may_fall },
      };

export const previewIndexRun = async (
  context: Pick<RequestContext, 'tx' | 'url'>,
  query: QueryOf<Preview>,
): Promise<ResponseOf<Preview>> => {
  const { year, company_id, entity_id } = query;
  const scope = { companyId: company_id ?? null, entityId: entity_id ?? null };
  const planned = await planRun(context.tx, scope, year);
  const rows = planned.map((each) => {
    const { lease, plan } = each;
    return {
      ...{ lease_id: lease.lease_id, company: lease.company, tenant: lease.tenant },
      entity: { id: lease.entity_id, name: lease.entity_name, house: lease.house },
      ...toAmounts(termsOf(each)),
      left_out: plan.leftOut,
      missing_index: plan.leftOut !== null && plan.missingIndex,
      warning: plan.leftOut === null ? plan.warning : null,
    };
  });
  const page = paginateInMemory(context, query, rows, {
    entity: ({ entity }) => entity.name,
    old_year: (row) => row.old_year,
    new_year: (row) => row.new_year,
    new_supplement: (row) => row.new_supplement,
  });
  const included = planned.filter(({ plan }) => plan.leftOut === null).length;
  return {
    ...page,
    missing: listMissing(planned, year),
    sum: {
      ...{ included, left_out: planned.length - included },
      old_year: fromOre(sumOre(planned, 'old_year_ore')),
      new_year: fromOre(sumOre(planned, 'new_year_ore')),
    },
  };
};
