import { entityHouse } from '@husrum/api-objects';
import { equalsAny, type Tx, toReference } from '@husrum/api-platform';
import type { InspectionRequirement } from '@husrum/contract/statutory-inspection';
import type { LocalDate } from '@husrum/format';
import { type SqlBool, sql } from 'kysely';

/** A stored requirement with the names that lists show. */
export interface StoredRequirement extends InspectionRequirement {
  readonly id: number;
  readonly regular_due_on: LocalDate | null;
  readonly expected_cost_ore: number | null;
}

const selectRequirements = (tx: Tx) =>
  tx
    .selectFrom('inspection_requirement')
    .select([
      'id',
      'entity_id',
      'company_id',
      'kind',
      'installation_id',
      'status',
      'reason',
      'missing',
      'months',
      'once',
      'last_on',
      'last_result',
      'due_on',
      'regular_due_on',
      'planned_id',
      'planned_on',
      'expected_cost_ore',
    ]);
type RequirementRow = Awaited<ReturnType<ReturnType<typeof selectRequirements>['executeTakeFirstOrThrow']>>;

const house = sql<string | null>`case when parent_id is null then null else ${entityHouse('id')} end`;

/** The objects of the rows by id, in the order of their names. */
const loadEntities = async (tx: Tx, rows: readonly RequirementRow[]) => {
  const entities = await tx
    .selectFrom('entity')
    .select(['id', 'name', house.as('house')])
    .where(equalsAny('id', [...new Set(rows.map(({ entity_id }) => entity_id))]))
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  return new Map(entities.map((entity) => [entity.id, entity]));
};

/** Adds the names. One query for each table: joins are slow under row-level security. */
const withNames = async (tx: Tx, rows: readonly RequirementRow[]): Promise<StoredRequirement[]> => {
  if (rows.length === 0) return [];
  const entities = await loadEntities(tx, rows);
  const companies = await tx.selectFrom('company').select(['id', 'name']).execute();
  const installations = await tx
    .selectFrom('inspection_installation')
    .select(['id', 'name'])
    .where(equalsAny('id', [...new Set(rows.flatMap(({ installation_id }) => installation_id ?? []))]))
    .execute();
  const nameOfCompany = new Map(companies.map(({ id, name }) => [id, name]));
  const nameOfInstallation = new Map(installations.map(({ id, name }) => [id, name]));
  const rank = new Map([...entities.keys()].map((id, index) => [id, index]));
  return rows
    .toSorted((a, b) => (rank.get(a.entity_id) ?? 0) - (rank.get(b.entity_id) ?? 0) || a.id - b.id)
    .map(({ entity_id, company_id, installation_id, planned_id, planned_on, ...row }) => ({
      ...row,
      entity: entities.get(entity_id) ?? { id: entity_id, name: '', house: null },
      company: { id: company_id, name: nameOfCompany.get(company_id) ?? '' },
      installation:
        installation_id === null
          ? null
          : toReference(installation_id, nameOfInstallation.get(installation_id) ?? null),
      planned: planned_id === null || planned_on === null ? null : { id: planned_id, day: planned_on },
    }));
};

/** The rows with these ids, not in the order of the ids. */
export const loadRequirementRows = async (tx: Tx, ids: readonly number[]): Promise<StoredRequirement[]> =>
  withNames(tx, await selectRequirements(tx).where(equalsAny('id', ids)).execute());

/** The requirements that are due or planned by `until`, by object and in the order of the catalogue. */
export const listDatedRequirements = async (
  tx: Tx,
  { until, company_id }: { readonly until: LocalDate; readonly company_id?: number | undefined },
): Promise<StoredRequirement[]> =>
  withNames(
    tx,
    await selectRequirements(tx)
      .where('due_on', 'is not', null)
      .where(sql<SqlBool>`least(due_on, planned_on) <= ${until}::date`)
      .$if(company_id !== undefined, (all) => all.where('company_id', '=', company_id ?? 0))
      .execute(),
  );

/** The requirements with a due day, in the order of the catalogue. Equal requirements are one row with their count. */
export const groupDatedRequirements = async (tx: Tx, companyId: number | undefined) => {
  const rows = await tx
    .selectFrom('inspection_requirement')
    .select(['kind', 'due_on', 'regular_due_on', 'months', 'planned_on'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('due_on', 'is not', null)
    .$if(companyId !== undefined, (all) => all.where('company_id', '=', companyId ?? 0))
    .groupBy(['kind_order', 'kind', 'due_on', 'regular_due_on', 'months', 'planned_on'])
    .orderBy('kind_order')
    .orderBy('due_on')
    .execute();
  return rows.map(({ planned_on, ...row }) => ({
    ...row,
    planned: planned_on === null ? null : { day: planned_on },
  }));
};
