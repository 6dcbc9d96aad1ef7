import { equalsAny, type Tx } from '@husrum/api-platform';
import type { InspectionFactKey, InspectionFacts } from '@husrum/contract/statutory-inspection';
import { type SqlBool, sql } from 'kysely';
import { hasPlanByKind, mergeFacts } from './building-facts.rules';

export interface BuildingFilter {
  readonly company_id?: number | undefined;
  readonly entity_ids?: readonly number[] | undefined;
}
/** An object that has requirements of its own. */
export interface Building {
  readonly id: number;
  readonly name: string;
  readonly house: string | null;
  readonly company: { readonly id: number; readonly name: string };
  readonly facts: InspectionFacts;
}

export const factColumns = [
  'building_use',
  'built_year',
  'rebuilt_with_pcb',
  'ventilation',
  'lifts',
  'goods_lifts',
  'motor_doors',
  'pressure_vessels',
  'pressure_vessels_class_a',
  'heating',
  'fireplaces',
  'commercial_kitchen',
  'playground',
  'shared_hot_water',
  'heated_area',
  'radon_value',
  'radon_measured_on',
] as const satisfies readonly InspectionFactKey[];

/** Buildings by name. One query for each table: joins are slow under row-level security. */
export const loadBuildings = async (
  tx: Tx,
  { company_id, entity_ids }: BuildingFilter,
): Promise<Building[]> => {
  const types = await tx.selectFrom('entity_type').select(['id', 'kind']).execute();
  const savedRows = await tx
    .selectFrom('inspection_facts')
    .select(['entity_id', ...factColumns])
    .$if(entity_ids !== undefined, (all) => all.where(equalsAny('entity_id', entity_ids ?? [])))
    .execute();
  const typesWithPlan = types.filter(({ kind }) => hasPlanByKind(kind)).map(({ id }) => id);
  const entities = await tx
    .selectFrom('entity')
    .select(['id', 'name', 'company_id', 'entity_type_id', 'fields'])
    .select(sql<string | null>`case when parent_id is null then null else entity_house(id) end`.as('house'))
    .where(
      sql<SqlBool>`(entity_type_id = any(${typesWithPlan}::bigint[])
        or id = any(${savedRows.map((facts) => facts.entity_id)}::bigint[]))`,
    )
    .$if(company_id !== undefined, (all) => all.where('company_id', '=', company_id ?? 0))
    .$if(entity_ids !== undefined, (all) => all.where(equalsAny('id', entity_ids ?? [])))
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  const companies = await tx.selectFrom('company').select(['id', 'name']).execute();
  const kindOfType = new Map(types.map(({ id, kind }) => [id, kind]));
  const nameOfCompany = new Map(companies.map(({ id, name }) => [id, name]));
  const saved = new Map(savedRows.map(({ entity_id: id, ...facts }) => [id, facts]));
  return entities.map(({ id, name, house, company_id: companyId, entity_type_id, fields }) => ({
    id,
    name,
    house,
    company: { id: companyId, name: nameOfCompany.get(companyId) ?? '' },
    facts: mergeFacts(saved.get(id), kindOfType.get(entity_type_id), fields),
  }));
};
