import type { Tx } from '@husrum/api-platform';
import type { NamedEntity } from '@husrum/contract/entity';
import { type InspectionKind, isInspectionKind } from '@husrum/contract/statutory-inspection';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

export interface PerformedInspection {
  readonly kind: InspectionKind;
  readonly installation_id: number | null;
  readonly installation_name: string | null;
  readonly day: LocalDate;
  readonly budget_ore: number | null;
  readonly cost_ore: number | null;
  readonly maintenance_id: number | null;
  readonly entity: NamedEntity;
  readonly company: { readonly id: number; readonly name: string };
}

/**
 * The inspections that were done in the year. The amounts of the activity that did an inspection replace those of the
 * inspection.
 */
export const listPerformedInspections = async (
  tx: Tx,
  { year, company_id }: { year: number; company_id?: number | undefined },
): Promise<PerformedInspection[]> => {
  const { rows } = await sql<
    Omit<PerformedInspection, 'kind' | 'entity' | 'company'> & {
      kind: string;
      entity_id: number;
      entity_name: string;
      house: string | null;
      company_id: number;
      company_name: string;
    }
  >`
    select inspection.kind, inspection.installation_id, installation.name as installation_name, performed_on as day, activity.id as maintenance_id,
           coalesce(activity.budget_ore, inspection.budget_ore) as budget_ore,
           coalesce(activity.cost_ore, inspection.cost_ore) as cost_ore,
           entity.id as entity_id, entity.name as entity_name, entity_house(entity.id) as house,
           company.id as company_id, company.name as company_name
    from statutory_inspection inspection
    join entity on entity.id = inspection.entity_id
    join company on company.id = entity.company_id
    left join maintenance activity on activity.id = inspection.maintenance_id and activity.status <> 'CANCELLED'
    left join inspection_installation installation on installation.id = inspection.installation_id
    where performed_on between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)
      and ${company_id === undefined ? sql`true` : sql`company.id = ${company_id}`}
    order by performed_on, inspection.id`.execute(tx);
  return rows.flatMap(
    ({ kind, entity_id, entity_name, house, company_id: companyId, company_name, ...row }) =>
      isInspectionKind(kind)
        ? {
            ...row,
            kind,
            entity: { id: entity_id, name: entity_name, house },
            company: { id: companyId, name: company_name },
          }
        : [],
  );
};
