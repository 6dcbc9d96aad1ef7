import { equalsAny, type Tx } from '@husrum/api-platform';
import type { CostGroup } from '@husrum/contract/maintenance';
import { sql } from 'kysely';

export interface CostSum {
  readonly year: number | null;
  readonly company_id: number | null;
  readonly entity_id: number | null;
  readonly activities: number;
  readonly inspections: number;
  readonly budget_ore: number;
  readonly cost_ore: number;
}

const groupColumns: Readonly<Record<CostGroup, readonly ('year' | 'company_id' | 'entity_id')[]>> = {
  year: ['year'],
  company: ['year', 'company_id'],
  entity: ['year', 'company_id', 'entity_id'],
};

interface Filter {
  readonly by: CostGroup;
  readonly year?: number | undefined;
  readonly company_id?: number | undefined;
}

const companyIdOf = (table: 'maintenance' | 'statutory_inspection') =>
  sql<
    number | null
  >`(select entity.company_id from entity where entity.id = ${sql.ref(`${table}.entity_id`)})`;

const selectActivityAmounts = (tx: Tx) =>
  tx
    .selectFrom('maintenance')
    .select([
      'entity_id',
      'budget_ore',
      'cost_ore',
      sql<
        number | null
      >`extract(year from coalesce(completed_at, scheduled_at) at time zone 'Europe/Stockholm')::int`.as(
        'year',
      ),
      sql<number | null>`coalesce(company_id, ${companyIdOf('maintenance')})`.as('company_id'),
      sql<boolean>`false`.as('is_inspection'),
    ])
    .where('status', '<>', 'CANCELLED')
    .where((where) => where.or([where('budget_ore', 'is not', null), where('cost_ore', 'is not', null)]));

/** The amounts of inspections. An amount that the activity of the inspection also has is null here, so that it is summed once. */
const selectInspectionAmounts = (tx: Tx) =>
  tx
    .selectFrom('statutory_inspection')
    .leftJoin('maintenance as activity', (join) =>
      join
        .onRef('activity.id', '=', 'statutory_inspection.maintenance_id')
        .on('activity.status', '<>', 'CANCELLED'),
    )
    .select([
      'statutory_inspection.entity_id',
      sql<number | null>`case when activity.budget_ore is null then statutory_inspection.budget_ore end`.as(
        'budget_ore',
      ),
      sql<number | null>`case when activity.cost_ore is null then statutory_inspection.cost_ore end`.as(
        'cost_ore',
      ),
      sql<number | null>`extract(year from performed_on)::int`.as('year'),
      companyIdOf('statutory_inspection').as('company_id'),
      sql<boolean>`true`.as('is_inspection'),
    ])
    .where(({ or, eb }) =>
      or([
        eb('statutory_inspection.budget_ore', 'is not', null),
        eb('statutory_inspection.cost_ore', 'is not', null),
      ]),
    );

/** The sums by group, the latest year first and then the largest cost. Sums without a year come last. */
export const sumMaintenanceCosts = (tx: Tx, { by, year, company_id }: Filter): Promise<CostSum[]> => {
  const columns = groupColumns[by];
  const selectGroupColumn = (name: 'company_id' | 'entity_id') =>
    (columns.includes(name) ? sql<number | null>`${sql.ref(name)}` : sql<null>`null`).as(name);
  return tx
    .selectFrom(selectActivityAmounts(tx).unionAll(selectInspectionAmounts(tx)).as('amount'))
    .select(['year'])
    .select([selectGroupColumn('company_id'), selectGroupColumn('entity_id')])
    .select([
      sql<number>`count(*) filter (where not is_inspection)`.as('activities'),
      sql<number>`count(*) filter (where is_inspection)`.as('inspections'),
      sql<number>`coalesce(sum(budget_ore), 0)::bigint`.as('budget_ore'),
      sql<number>`coalesce(sum(cost_ore), 0)::bigint`.as('cost_ore'),
    ])
    .$if(year !== undefined, (all) => all.where('year', '=', year ?? 0))
    .$if(company_id !== undefined, (all) => all.where('company_id', '=', company_id ?? 0))
    .groupBy(columns)
    .orderBy('year', (order) => order.desc().nullsLast())
    .orderBy('cost_ore', 'desc')
    .orderBy('budget_ore', 'desc')
    .orderBy('company_id')
    .orderBy('entity_id')
    .execute();
};

/** The names of companies and objects by id. */
export const loadCostNames = async (tx: Tx, sums: readonly CostSum[]) => {
  const idsOf = (name: 'company_id' | 'entity_id') => [
    ...new Set(sums.flatMap((sum) => (sum[name] === null ? [] : [sum[name]]))),
  ];
  const companies = await tx
    .selectFrom('company')
    .select(['id', 'name'])
    .where(equalsAny('id', idsOf('company_id')))
    .execute();
  const entities = await tx
    .selectFrom('entity')
    .select(['id', 'name', sql<string | null>`entity_house(id)`.as('house')])
    .where(equalsAny('id', idsOf('entity_id')))
    .execute();
  return {
    companies: new Map(companies.map((row) => [row.id, row])),
    entities: new Map(entities.map((row) => [row.id, row])),
  };
};
